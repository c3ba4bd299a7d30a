import type { Api, CallOutput, CastingRole, CastVoice, VoiceListing } from '@voice-rankings/contract'
import { voiceListingFixture } from '@voice-rankings/testkit'

/** A voice for a role, which meets its range and its wish. */
export function castVoiceFixture(voice: VoiceListing, fit = 80): CastVoice {
  return {
    voice,
    fit,
    parts: [
      {
        part: 'range',
        attribute: 'speakingRate',
        voice_value: 160,
        wanted_low: 130,
        wanted_high: 200,
        met: 1,
        weight: 1,
      },
      { part: 'blind', attribute: null, voice_value: 1540, wanted_low: null, wanted_high: null, met: 0.56, weight: 2 },
      { part: 'price', attribute: null, voice_value: 0, wanted_low: null, wanted_high: null, met: 1, weight: 0.5 },
    ],
    voice_licence: null,
  }
}

const clara = voiceListingFixture()
const bruno = voiceListingFixture({ voice_name: 'Bruno', voice_gender: 'male', voice_speaker_id: 'bruno--base' })

/** A scene of two roles, each with both voices; Anna is cast with Clara, and Ben with Bruno. */
export function castingFixture(more: Partial<CastingRole> = {}): CallOutput<Api['voices']['cast']> {
  const role = (name: string, line: string, cast: VoiceListing, other: string): CastingRole => ({
    role: name,
    first_sentence: line,
    word_count: 12,
    words_per_sentence: 6,
    question_share: 0,
    dialogue_share: 0,
    number_count: 0,
    voice_count: 31,
    voices: [castVoiceFixture(clara, 92), castVoiceFixture(bruno, 78)],
    cast_voice_id: cast.voice_id,
    nearest_role: other,
    nearest_distance: 2.4,
    ...more,
  })
  return {
    roles: [role('Anna', 'You said you would wait.', clara, 'Ben'), role('Ben', 'I did wait.', bruno, 'Anna')],
    lines: [
      { role: 'Anna', line_text: 'You said you would wait.' },
      { role: 'Ben', line_text: 'I did wait.' },
    ],
  }
}
