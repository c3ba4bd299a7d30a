import { PITCH_HOP_MS } from '@voice-rankings/analysis'
import { praatPitch } from './praatPitch.ts'
import type { Measure, Row } from './row.ts'
import { mean, quantileOf, worst, type Of } from './statistics.ts'

/** Ratio from which an error is an octave error: closer to twice or half the reference. */
const OCTAVE_RATIO = Math.SQRT2

/** Compares the pitch of every voice and word with Praat's two-pass pitch; whispers are excluded. */
export function pitchAgainstPraat(folder: string, praatInstalled: boolean): Measure {
  const medians: Of[] = []
  const wordErrors: number[] = []
  let octaveErrors = 0
  let words = 0
  let silentWords = 0

  return {
    async add(spoken) {
      if (!praatInstalled || spoken.whispers) return
      const reference = await praatPitch(spoken.samples, spoken.rate, folder)
      if (reference.length === 0) return
      const expected = quantileOf(
        reference.map(({ hz }) => hz),
        0.5,
      )
      const ratio = (spoken.profile.pitchHz ?? Infinity) / expected
      if (ratio > OCTAVE_RATIO || ratio < 1 / OCTAVE_RATIO) octaveErrors++
      medians.push({ voiceId: spoken.voiceId, value: 100 * Math.abs(ratio - 1) })

      for (const { startTime, duration } of spoken.marks) {
        const inWord = (ms: number) => ms >= startTime && ms <= startTime + duration
        const theirs = reference.filter(({ seconds }) => inWord(seconds * 1000)).map(({ hz }) => hz)
        if (theirs.length === 0) continue
        const ours = [...spoken.track.pitchHz].filter((hz, k) => hz > 0 && inWord(k * PITCH_HOP_MS))
        words++
        if (ours.length === 0) silentWords++
        else wordErrors.push(100 * Math.abs(mean(ours) / mean(theirs) - 1))
      }
    },
    rows(): Row[] {
      const farthest = worst(medians)
      const off = 'praat is not installed: apt-get install praat'
      const note = (text: string) => (praatInstalled ? text : off)
      const less = { unit: '%', better: 'less' } as const
      return [
        {
          ...less,
          goal: 'median pitch against Praat two-pass, every voice',
          floor: 1.5,
          aim: 0.75,
          measured: praatInstalled ? farthest.value : undefined,
          note: note(`worst of ${medians.length}: ${farthest.voiceId}`),
        },
        {
          ...less,
          goal: 'median pitch against Praat two-pass, mean',
          floor: 0.5,
          aim: 0.15,
          measured: praatInstalled ? mean(medians.map(({ value }) => value)) : undefined,
          note: note(`${medians.length} voices`),
        },
        {
          goal: 'octave errors in voice medians',
          unit: '',
          floor: 0,
          aim: 0,
          better: 'less',
          measured: praatInstalled ? octaveErrors : undefined,
          note: note(`${medians.length} voices`),
        },
        {
          ...less,
          goal: 'pitch of a word against Praat, 90th percentile',
          floor: 2,
          aim: 0.5,
          measured: praatInstalled ? quantileOf(wordErrors, 0.9) : undefined,
          note: note(`${wordErrors.length} words`),
        },
        {
          ...less,
          goal: 'words without a pitch where Praat hears one',
          floor: 1.5,
          aim: 0,
          measured: praatInstalled ? (100 * silentWords) / words : undefined,
          note: note(`${silentWords} of ${words} words`),
        },
      ]
    },
  }
}
