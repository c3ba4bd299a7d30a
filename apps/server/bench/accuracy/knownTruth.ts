import { voiceTrack } from '@voice-rankings/analysis'
import { createRandom } from './createRandom.ts'
import { excerptOf, speakWithKnownPitch, type KnownSpeech } from './knownSpeech.ts'
import type { Measure, Row } from './row.ts'
import { quantileOf } from './statistics.ts'

const VOICES = 20
const UTTERANCES_PER_VOICE = 4
/** Relative error from which a pitch is a gross error. */
const GROSS = 0.2
/** Maximum vocal fry of the source voice, which would add unlabelled creak. */
const MOST_FRY = 0.02
/** Minimum mean pitch: the lowest pitch, about three quarters of it, stays above creak. */
const LOWEST_MEAN_HZ = 110

/** Measures pitch errors on resynthesized voices with a prescribed pitch. */
export function knownTruth(): Measure {
  const pitch = { both: 0, gross: 0, voicingErrors: 0, frames: 0 }
  let voices = 0

  return {
    add(spoken) {
      if (voices === VOICES || spoken.whispers) return
      const { pitchHz, creaky } = spoken.track
      const voiced = pitchHz.filter((hz) => hz > 0)
      if (creaky.reduce((sum, on) => sum + on, 0) > MOST_FRY * voiced.length) return
      const meanHz = Math.max(LOWEST_MEAN_HZ, quantileOf(voiced, 0.5))
      for (let i = 0; i < UTTERANCES_PER_VOICE; i++) {
        const index = voices * UTTERANCES_PER_VOICE + i
        const { samples, rate, voiced: mask } = excerptOf(spoken, i, UTTERANCES_PER_VOICE)
        const random = createRandom(index)
        const mean = meanHz * random.between(0.85, 1.2)
        countPitch(speakWithKnownPitch(samples, rate, mask, mean, random), pitch)
      }
      voices++
    },
    rows(): Row[] {
      const note = `${voices * UTTERANCES_PER_VOICE} utterances of ${voices} voices, spoken again with a pitch of ours`
      const less = { unit: '%', better: 'less' } as const
      return [
        {
          ...less,
          goal: 'gross pitch errors on speech of known pitch',
          floor: 0.5,
          aim: 0.2,
          measured: (100 * pitch.gross) / pitch.both,
          note,
        },
        {
          ...less,
          goal: 'voicing errors on speech of known pitch',
          floor: 5,
          aim: 2.5,
          measured: (100 * pitch.voicingErrors) / pitch.frames,
          note,
        },
      ]
    },
  }
}

function countPitch(
  truth: KnownSpeech,
  count: { both: number; gross: number; voicingErrors: number; frames: number },
): void {
  const { pitchHz } = voiceTrack(truth.samples, truth.rate)
  for (let k = 0; k < truth.pitchHz.length; k++) {
    const heard = pitchHz[k] ?? 0
    const real = truth.pitchHz[k]!
    count.frames++
    if (heard > 0 !== real > 0) count.voicingErrors++
    if (heard === 0 || real === 0) continue
    count.both++
    if (Math.abs(heard / real - 1) > GROSS) count.gross++
  }
}
