import type { VoiceListing } from '@voice-rankings/contract'
import { ATTRIBUTE_NAMES, ATTRIBUTES } from '@voice-rankings/contract'

/** Distance added for another gender: as far as an attribute from one end of its range to the other. */
const OTHER_GENDER = 1

/** Voice that is measured most like another one; the earlier one in case of a tie, and undefined if there is none. */
export function nearestVoice(voice: VoiceListing, candidates: readonly VoiceListing[]): VoiceListing | undefined {
  const others = candidates.filter(
    ({ voice_id, voice_sample_url }) => voice_id !== voice.voice_id && voice_sample_url !== null,
  )
  const distances = others.map((other) => distanceOf(voice, other))
  return others[distances.indexOf(Math.min(...distances))]
}

/** Sum of the differences as shares of each attribute's range. */
function distanceOf(one: VoiceListing, other: VoiceListing): number {
  const gender = one.voice_gender === other.voice_gender ? 0 : OTHER_GENDER
  return ATTRIBUTE_NAMES.reduce((sum, name) => {
    const { field, range } = ATTRIBUTES[name]
    const [a, b] = [one[field], other[field]]
    return a === null || b === null ? sum + 1 : sum + Math.abs(a - b) / (range[1] - range[0])
  }, gender)
}
