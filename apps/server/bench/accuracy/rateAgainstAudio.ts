import { countWords, intensityDb } from '@voice-rankings/analysis'
import type { Measure } from './row.ts'
import { mean, quantileOf, worst, type Of } from './statistics.ts'

/** Speech threshold relative to the loudest 10 ms, in dB. */
const AUDIBLE_DB = -40

/** Compares the words per minute derived from the marks with those derived from the audible duration. */
export function rateAgainstAudio(): Measure {
  const errors: Of[] = []
  return {
    add({ voiceId, samples, rate, text, language, profile }) {
      const measured = profile.wordsPerMinute
      if (measured === null) return
      const expected = countWords(text, language) / (audibleSeconds(samples, rate) / 60)
      errors.push({ voiceId, value: 100 * Math.abs(measured / expected - 1) })
    },
    rows() {
      const values = errors.map(({ value }) => value)
      const farthest = worst(errors)
      return [
        {
          goal: 'words per minute by marks against the audible span',
          unit: '%',
          floor: 3,
          aim: 1,
          better: 'less',
          measured: farthest.value,
          note: `worst of ${errors.length}: ${farthest.voiceId}; mean ${mean(values).toFixed(2)}, p95 ${quantileOf(values, 0.95).toFixed(2)}`,
        },
      ]
    },
  }
}

function audibleSeconds(samples: Float32Array, rate: number): number {
  const hop = Math.round(rate / 100)
  const levels: number[] = []
  for (let at = 0; at + hop <= samples.length; at += hop) levels.push(intensityDb(samples, at, at + hop))
  const threshold = Math.max(...levels) + AUDIBLE_DB
  const first = levels.findIndex((level) => level > threshold)
  const last = levels.findLastIndex((level) => level > threshold)
  return (last - first + 1) / 100
}
