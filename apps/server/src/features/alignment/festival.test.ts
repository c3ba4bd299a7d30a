import { afterAll, describe, expect, it } from 'vitest'
import { hasProgram } from '../../testing/hasProgram.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createEngines, findGplProcess } from '../catalogue/createEngines.ts'
import { passageFor } from '../catalogue/passages.ts'
import { quantile } from '../speech/testing/quantile.ts'
import { splitSentences } from '../speech/text/splitSentences.ts'
import { splitTokens } from '../speech/text/tokens.ts'
import { createAligner } from './createAligner.ts'
import { FESTIVAL_VOICES, type FestivalVoice, speakFestival } from './testing/festival.ts'
import { ENGLISH_TEXTS } from './testing/texts.ts'

const engines = createEngines()
const aligner = createAligner(engines.filter(({ id }) => id === 'espeak'))
afterAll(() => Promise.all([aligner.close(), ...engines.map((engine) => engine.close())]))

describe.skipIf(!hasProgram('festival') || findGplProcess() === undefined)('aligned speech of Festival', () => {
  const folder = temporaryDirectory()
  const [slt, kal] = FESTIVAL_VOICES as [FestivalVoice, FestivalVoice]
  const [harvard, rainbow] = ENGLISH_TEXTS as [string, string]

  it.each(FESTIVAL_VOICES.map((voice) => [voice.name, voice] as const))(
    'has the words of %s within 30 ms in the median and 80 ms in nine of ten cases',
    async (_, voice) => {
      const said = speakFestival(folder, voice, passageFor(voice.languageCode).text)
      const { marks, timingSource } = await aligner.align({ ...voice, text: said.text, audio: said.audio })
      const errors = said.starts.flatMap((start, token) =>
        start === undefined ? [] : [Math.abs((marks[token]?.startTime ?? Infinity) - start)],
      )
      expect(errors.length).toBeGreaterThan(40)
      expect(timingSource).toBe('aligned')
      expect(quantile(errors, 0.5)).toBeLessThanOrEqual(30)
      expect(quantile(errors, 0.9)).toBeLessThanOrEqual(80)
    },
  )

  it('has the words of single sentences within 60 ms in nine of ten cases with a sample, and not later than without', async () => {
    const passage = speakFestival(folder, kal, passageFor('en').text)
    const sample = { load: () => Promise.resolve(passage) }
    const errors = { alone: [] as number[], trained: [] as number[] }
    for (const sentence of splitSentences(splitTokens(`${harvard} ${rainbow}`))) {
      const { text, audio, starts } = speakFestival(folder, kal, sentence.join(' '))
      const alone = await aligner.align({ ...kal, text, audio })
      const trained = await aligner.align({ ...kal, text, audio, sample })
      for (const [token, start] of starts.entries()) {
        if (start === undefined) continue
        errors.alone.push(Math.abs(alone.marks[token]!.startTime - start))
        errors.trained.push(Math.abs(trained.marks[token]!.startTime - start))
      }
    }
    expect(quantile(errors.trained, 0.9)).toBeLessThanOrEqual(60)
    for (const share of [0.5, 0.9, 0.95]) {
      expect(quantile(errors.trained, share)).toBeLessThanOrEqual(quantile(errors.alone, share))
    }
  })

  it('has estimated words when another text is said', async () => {
    const { audio } = speakFestival(folder, slt, harvard)
    const { timingSource, misfit } = await aligner.align({ ...slt, text: rainbow, audio })
    expect(timingSource).toBe('estimated')
    expect(misfit).toBeDefined()
  })

  it('tells where a sentence of the text is not said', async () => {
    const sentence = 'These take the shape of a long round arch, with its path high above. '
    const [before, after] = [rainbow.slice(0, rainbow.indexOf('These')), harvard]
    const { audio } = speakFestival(folder, kal, before + after)
    const { misfit } = await aligner.align({ ...kal, text: before + sentence + after, audio })
    expect(Math.abs((misfit?.offset ?? Infinity) - before.length)).toBeLessThanOrEqual(40)
  })

  it('finds the words of a text of several minutes in pieces, with progress', async () => {
    const spoken = [rainbow, harvard, rainbow, harvard].map((text) => speakFestival(folder, kal, text))
    const gap = new Float32Array(8000)
    const starts: (number | undefined)[] = []
    const parts: Float32Array[] = []
    let length = 0
    for (const { audio, starts: own } of spoken) {
      starts.push(...own.map((start) => start && start + (1000 * length) / audio.sampleRate))
      parts.push(audio.samples, gap)
      length += audio.samples.length + gap.length
    }
    const samples = Float32Array.from(parts.flatMap((part) => [...part]))
    const shares: number[] = []
    const { marks, timingSource } = await aligner.align(
      { ...kal, text: spoken.map(({ text }) => text).join('\n'), audio: { samples, sampleRate: 16_000 } },
      { onProgress: (share) => shares.push(share) },
    )
    const errors = starts.flatMap((start, token) =>
      start === undefined ? [] : [Math.abs((marks[token]?.startTime ?? Infinity) - start)],
    )
    expect(timingSource).toBe('aligned')
    expect(quantile(errors, 0.95)).toBeLessThanOrEqual(110)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(shares.length).toBeGreaterThan(8)
  })
})
