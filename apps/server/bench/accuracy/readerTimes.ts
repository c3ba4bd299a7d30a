import { createAligner } from '../../src/features/alignment/createAligner.ts'
import { readHumanSpeech, RECOGNIZER } from '../../src/features/alignment/testing/humanSpeech.ts'
import { createEngines } from '../../src/features/catalogue/createEngines.ts'
import { findProgram } from '../../src/features/downloads/findProgram.ts'
import type { Measure } from './row.ts'
import { quantileOf } from './statistics.ts'

/**
 * Compares the word times of a person's recordings with those of PocketSphinx. Both err, so the difference is no error of
 * ours alone.
 */
export function readerTimes(folder: string): Measure {
  return {
    async rows() {
      const engines = createEngines()
      const aligner = createAligner(engines.filter(({ id }) => id === 'espeak'))
      const differences: number[] = []
      try {
        for (const { text, audio, starts } of findProgram(RECOGNIZER) ? readHumanSpeech(folder) : []) {
          const { marks } = await aligner.align({ text, audio, languageCode: 'en-US' })
          differences.push(...marks.map(({ startTime }, word) => Math.abs(startTime - starts[word]!)))
        }
      } finally {
        await Promise.all([aligner.close(), ...engines.map((engine) => engine.close())])
      }
      const isMeasured = differences.length > 0
      const figures = [0.5, 0.95].map((share) => quantileOf(differences, share).toFixed(0)).join(' and ')
      const late = differences.filter((difference) => difference > 100).length
      return [
        {
          goal: 'words of a person from PocketSphinx’s, nine of ten within',
          unit: 'ms',
          floor: 90,
          aim: 60,
          better: 'less',
          measured: isMeasured ? quantileOf(differences, 0.9) : undefined,
          note: isMeasured
            ? `${differences.length} words of 5 sentences, half and 95 % within ${figures} ms, ${late} over 100 ms`
            : 'PocketSphinx is not installed',
        },
      ]
    },
  }
}
