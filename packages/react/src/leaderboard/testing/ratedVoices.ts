import type { VoiceListing } from '@voice-rankings/contract'
import { voiceListingFixture } from '@voice-rankings/testkit'

/** Voice with a score; unranked without one. */
export function ratedVoice(name: string, score: number | null, count = 32, spread = 0.25): VoiceListing {
  const isMale = name < 'M'
  return voiceListingFixture({
    voice_name: name,
    voice_speaker_id: `${name.toLowerCase()}--standard`,
    voice_gender: isMale ? 'male' : 'female',
    voice_service: isMale ? 'espeak' : 'flite',
    voice_rating: score === null ? null : { score, count, low: score - spread, high: score + spread, excluded: 0 },
    voice_rating_count: count,
  })
}

/** Best first, as sent by the server. */
export const RATED_VOICES = [
  ratedVoice('Noor', 4.62, 1284, 0.08),
  ratedVoice('Clara', 4.41, 96, 0.21),
  ratedVoice('Theo', 4.4, 310, 0.12),
  ratedVoice('Amara', 4.02, 45, 0.31),
  ratedVoice('Zed', 2.71, 12, 0.6),
  ratedVoice('Bruno', null, 9),
  ratedVoice('Vera', null, 0),
]
