import type { BlindPoint } from '@voice-rankings/contract'

/** Point of a voice. */
export function blindPoint(name: string, dollars: number, score: number, isBest: boolean): BlindPoint {
  return {
    voice_id: name.toLowerCase(),
    voice_name: name,
    voice_service: name < 'M' ? 'espeak' : 'flite',
    voice_service_alias: name < 'M' ? 'espeak.sourceforge.net' : 'cmuflite.org',
    voice_gender: name < 'M' ? 'male' : 'female',
    voice_speaker_id: `${name.toLowerCase()}--standard`,
    score,
    is_preliminary: score < 1500,
    dollars_per_million: dollars,
    on_frontier: isBest,
  }
}

/** Cheapest first, as sent by the server. */
export const BLIND_POINTS = [
  blindPoint('Vera', 0, 1598, true),
  blindPoint('Zed', 0, 1489, false),
  blindPoint('Theo', 4.5, 1598, false),
  blindPoint('Clara', 16, 1671, true),
  blindPoint('Bruno', 30, 1610, false),
  blindPoint('Noor', 99, 1684, true),
]
