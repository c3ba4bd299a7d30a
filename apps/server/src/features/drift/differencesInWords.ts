import type { VoiceDifference } from '@voice-rankings/contract'

/** What changed of a voice in English, for the operator: `pitch from 120 Hz to 205 Hz (z 12)`. */
export function differencesInWords(differences: readonly VoiceDifference[]): string {
  return differences
    .map(({ measure, value_before, value_after, z_score }) => {
      const show = (value: number) =>
        `${value.toFixed(measure === 'pitch' || measure === 'rate' ? 0 : 1)}${UNITS[measure]}`
      return `${measure} from ${show(value_before)} to ${show(value_after)} (z ${z_score.toFixed(0)})`
    })
    .join(', ')
}

const UNITS = { pitch: ' Hz', rate: ' words/min', loudness: ' LUFS', timbre: ' in distance' } as const
