import type { SpeechMark } from '@voice-rankings/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { createEngines, findGplProcess } from '../catalogue/createEngines.ts'
import { passageFor } from '../catalogue/passages.ts'
import { quantile } from '../speech/testing/quantile.ts'
import { createAligner } from './createAligner.ts'

const engines = createEngines()
const aligner = createAligner(engines)
afterAll(() => Promise.all([aligner.close(), ...engines.map((engine) => engine.close())]))

const engineOf = (id: string) => {
  const engine = engines.find((one) => one.id === id)
  if (!engine) throw new Error(`There is no engine ${id}.`)
  return engine
}

/** Sentences of a voice, with a pause of 300 ms after each, and the marks of the last. */
async function speak(sentences: readonly string[]) {
  const parts: Float32Array[] = []
  let marks: readonly SpeechMark[] = []
  for (const text of sentences) {
    const { audio, marks: own } = await engineOf('flite').synthesize({ text, speakerId: 'rms--brisk' })
    parts.push(audio.samples, new Float32Array(0.3 * audio.sampleRate))
    marks = own
  }
  return { marks, audio: { samples: Float32Array.from(parts.flatMap((part) => [...part])), sampleRate: 16_000 } }
}

describe('the aligner', () => {
  it('finds the words of another voice in the sound', async () => {
    const text = 'The tea is still warm, and we have been waiting for you since the morning.'
    const said = await engineOf('flite').synthesize({ text, speakerId: 'rms--brisk' })
    const { marks, timingSource } = await aligner.align({
      text,
      languageCode: 'en-US',
      gender: 'female',
      audio: said.audio,
    })
    const errors = marks.map(({ startTime }, n) => Math.abs(startTime - (said.marks[n]?.startTime ?? Infinity)))
    expect(timingSource).toBe('aligned')
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(60)
  })

  it.skipIf(findGplProcess() === undefined)('finds the words of other languages', async () => {
    const text = 'Der Tee ist noch warm, und wir warten schon seit heute Morgen auf dich.'
    const said = await engineOf('espeak').synthesize({ text, speakerId: 'de+paul--base', languageCode: 'de-DE' })
    const spoken = { text, languageCode: 'de-AT', gender: 'female' as const, audio: said.audio }
    const { marks, timingSource } = await aligner.align(spoken)
    const errors = marks.map(({ startTime }, n) => Math.abs(startTime - (said.marks[n]?.startTime ?? Infinity)))
    expect(timingSource).toBe('aligned')
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(60)
  })

  describe('when text and recording part', () => {
    const [first, second, third] = [
      'The tea is still warm, and we have been waiting for you since the morning.',
      'The birch canoe slid on the smooth planks.',
      'Rice is often served in round bowls.',
    ] as const

    it.each([
      ['a sentence is not said', [first, second, third], [first, third], second],
      ['the last sentence is not said', [first, second], [first], second],
      ['a sentence is said that is not written', [first, third], [first, second, third], third],
    ] as const)('tells where %s', async (_, written, said, place) => {
      const text = written.join(' ')
      const { timingSource, misfit } = await aligner.align({ text, languageCode: 'en-US', ...(await speak(said)) })
      expect(timingSource).toBe('estimated')
      expect(misfit?.offset).toBe(text.indexOf(place))
    })

    it('finds the words of a text after a sentence that is not written', async () => {
      const [audio, before, alone] = [await speak([third, first, second]), await speak([third]), await speak([first])]
      const { marks, timingSource } = await aligner.align({
        text: `${first} ${second}`,
        languageCode: 'en-US',
        ...audio,
      })
      const startMs = (1000 * before.audio.samples.length) / before.audio.sampleRate
      const errors = alone.marks.map(({ startTime }, n) => Math.abs(marks[n]!.startTime - startMs - startTime))
      expect(timingSource).toBe('aligned')
      expect(quantile(errors, 0.5)).toBeLessThanOrEqual(60)
    })
  })

  it('estimates the words of a language that no local engine speaks', async () => {
    const text = 'a bb cccc'
    const samples = new Float32Array(16_000).fill(0.5, 4000, 12_000)
    const audio = { samples, sampleRate: 16_000 }
    const { marks, timingSource } = await aligner.align({ text, languageCode: 'zu-ZA', audio })
    expect(timingSource).toBe('estimated')
    expect(marks.map(({ word }) => word)).toEqual(['a', 'bb', 'cccc'])
    expect(marks[0]?.startTime).toBe(250)
    const last = marks.at(-1)
    expect((last?.startTime ?? 0) + (last?.duration ?? 0)).toBe(750)
  })

  it('loads a sample of the voice once, and for short speech only', async () => {
    const flite = engineOf('flite')
    const text = 'The tea is still warm.'
    const passage = passageFor('en').text
    const speak = async (said: string) => ({
      text: said,
      languageCode: 'en-US',
      audio: (await flite.synthesize({ text: said, speakerId: 'rms--brisk' })).audio,
    })
    const stored = await speak(passage)
    let loads = 0
    const sample = {
      load() {
        loads += 1
        return Promise.resolve(stored)
      },
    }
    await aligner.align({ ...stored, sample })
    expect(loads).toBe(0)
    const short = await speak(text)
    const alone = await aligner.align(short)
    const first = await aligner.align({ ...short, sample })
    const second = await aligner.align({ ...short, sample })
    expect(loads).toBe(1)
    expect(first.marks).not.toEqual(alone.marks)
    expect(second).toEqual(first)
  })

  it('finds the words of speech without the sample when it cannot be loaded', async () => {
    const text = 'The tea is still warm.'
    const { audio } = await engineOf('flite').synthesize({ text, speakerId: 'rms--brisk' })
    const short = { text, languageCode: 'en-US', audio }
    const sample = { load: () => Promise.reject(new Error('The sample is missing.')) }
    expect(await aligner.align({ ...short, sample })).toEqual(await aligner.align(short))
  })

  it('ends when its caller aborts', async () => {
    const stop = new AbortController()
    stop.abort()
    const audio = { samples: new Float32Array(16_000), sampleRate: 16_000 }
    const spoken = { text: 'Nobody waits for this.', languageCode: 'en-US', audio }
    await expect(aligner.align(spoken, { signal: stop.signal })).rejects.toMatchObject({ code: 'aborted' })
  })
})
