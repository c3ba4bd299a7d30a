import { afterAll, describe, expect, it } from 'vitest'
import { hasProgram } from '../../testing/hasProgram.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createEngines, findGplProcess } from '../catalogue/createEngines.ts'
import { quantile } from '../speech/testing/quantile.ts'
import { createAligner } from './createAligner.ts'
import { readHumanSpeech, RECOGNIZER } from './testing/humanSpeech.ts'

const engines = createEngines()
const aligner = createAligner(engines.filter(({ id }) => id === 'espeak'))
afterAll(() => Promise.all([aligner.close(), ...engines.map((engine) => engine.close())]))

describe.skipIf(!hasProgram(RECOGNIZER) || findGplProcess() === undefined)('aligned speech of a person', () => {
  it('has the words of single sentences where a recognizer hears them', async () => {
    const errors: number[] = []
    for (const { text, audio, starts } of readHumanSpeech(temporaryDirectory())) {
      const { marks, timingSource } = await aligner.align({ text, audio, languageCode: 'en-US' })
      expect(timingSource).toBe('aligned')
      errors.push(...marks.map(({ startTime }, word) => Math.abs(startTime - starts[word]!)))
    }
    expect(errors).toHaveLength(71)
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(35)
    expect(quantile(errors, 0.9)).toBeLessThanOrEqual(80)
  })
})
