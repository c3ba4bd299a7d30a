import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createToneEngine } from '../../testing/toneEngine.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import type { SpeechEngine, SpeechJob } from './engine.ts'
import { partsOf, speakInParts } from './speakInParts.ts'

const TEXT =
  'Most visitors arrive in the early evening. They walk along the wall until they reach the gate, where a guide ' +
  'explains what they are about to see. Some ask about the tower, which has been closed since last winter. ' +
  'When the bell rings, everybody leaves.'

describe('partsOf', () => {
  it('divides a text between sentences into parts of about the same length', () => {
    const second = TEXT.indexOf('Some ask')
    expect(partsOf(TEXT, 2).map(({ text }) => text)).toEqual([TEXT.slice(0, second), TEXT.slice(second)])
  })

  it('keeps every character of any text in its place, and never makes more parts than asked for', () => {
    const words = fc.constantFrom('Stop.', 'word', ' ', '  \n', 'Really?', '!', '“Yes.”', 'Dr.', '你好。', 'e.g.', '…')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 80 }), fc.integer({ min: 1, max: 5 }), (pieces, count) => {
        const text = pieces.join(' ')
        const parts = partsOf(text, count)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.length).toBeLessThanOrEqual(count)
        for (const { text: part, offset } of parts) {
          expect(text.startsWith(part, offset)).toBe(true)
          if (parts.length > 1) expect(part.trim()).not.toBe('')
        }
      }),
    )
  })

  it.each([
    ['a short text of two sentences', 'One is here. Two is there.'],
    ['one long sentence', TEXT.replaceAll(/\.(?=.)/gu, ',').replaceAll(/, [A-Z]/gu, (found) => found.toLowerCase())],
    ['an empty text', ''],
  ])('leaves %s whole', (_, text) => {
    expect(partsOf(text, 4)).toEqual([{ text, offset: 0 }])
  })
})

/** The engine of a tone, which speaks two parts at a time. */
const twoParts = () => Object.assign(createToneEngine(), { parts: 2 })
const job = (text: string): SpeechJob => ({ text, speakerId: 'anna' })

describe('speakInParts', () => {
  it('speaks the parts at the same time, and joins their sound, marks and bills', async () => {
    const engine = twoParts()
    let running = 0
    let most = 0
    engine.before = async () => {
      most = Math.max(most, (running += 1))
      await sleep(1)
      running -= 1
    }
    const parts = await speakInParts(engine, job(TEXT))
    expect(most).toBe(2)
    expect(engine.jobs.map(({ text }) => text).join('')).toBe(TEXT)
    const { audio, marks, billed } = await createToneEngine().synthesize(job(TEXT))
    expect(parts.audio.samples).toHaveLength(audio.samples.length)
    expect(parts.marks).toEqual(marks)
    expect(parts.billed).toEqual(billed)
  })

  it.each([
    ['an engine that does not speak sentences by themselves', createToneEngine(), job(TEXT)],
    [
      'phonemes, whose places are those of the whole text',
      twoParts(),
      { ...job(TEXT), phonemes: [{ start: 0, end: 4, ipa: 'moʊst' }] },
    ],
  ])('speaks at once for %s', async (_, engine, whole) => {
    await speakInParts(engine, whole)
    expect(engine.jobs).toEqual([whole])
  })

  it('speaks a text whose second part has signs only', async () => {
    const engine = twoParts()
    const text = `${TEXT.slice(0, 43)}Then they wait. ${'*** !!! ??? '.repeat(8)}`
    const { marks } = await speakInParts(engine, job(text))
    expect(marks.map(({ word }) => word)).toEqual(text.trim().split(/\s+/u))
  })

  it('stops the other part when one fails, and reports the failure', async () => {
    const engine = twoParts()
    const failure = new Error('The engine has failed.')
    engine.before = ({ text, signal }) =>
      text.startsWith('Most')
        ? Promise.reject(failure)
        : new Promise((resolve) => signal?.addEventListener('abort', () => resolve()))
    await expect(speakInParts(engine, job(TEXT))).rejects.toBe(failure)
    expect(engine.jobs[1]?.signal?.aborted).toBe(true)
  })

  it('passes the abort of a request on to each part', async () => {
    const engine = twoParts()
    const request = new AbortController()
    request.abort()
    await expect(speakInParts(engine, { ...job(TEXT), signal: request.signal })).rejects.toMatchObject({
      code: 'aborted',
    })
  })

  it('refuses speech that is too long as a whole', async () => {
    const engine = twoParts()
    const text = `${'word '.repeat(1000)}end. ${'word '.repeat(1000)}end.`
    await expect(speakInParts(engine, job(text))).rejects.toMatchObject({ code: 'too_long' })
  })
})

describe('speakInParts with real engines', () => {
  const engines = createEngines()
  afterAll(() => Promise.all(engines.map((engine) => engine.close())))

  it.each([
    ['flite', 'slt--base'],
    ['gnuspeech', 'male--base'],
  ])('has the duration, the words and about the times of the whole text for %s', async (id, speakerId) => {
    const engine = engines.find((one) => one.id === id)!
    const inParts: SpeechEngine = Object.create(engine, { parts: { value: 2 } }) as SpeechEngine
    const whole = await engine.synthesize({ text: TEXT, speakerId })
    const parts = await speakInParts(inParts, { text: TEXT, speakerId })
    expect(parts.audio.samples).toHaveLength(whole.audio.samples.length)
    expect(parts.timingSource).toBe(whole.timingSource)
    expect(parts.marks.map(({ word }) => word)).toEqual(whole.marks.map(({ word }) => word))
    for (const [index, { startTime }] of parts.marks.entries()) {
      expect(Math.abs(startTime - whole.marks[index]!.startTime)).toBeLessThan(100)
    }
    expect(parts.phones?.map(({ offset }) => offset)).toEqual(whole.phones?.map(({ offset }) => offset))
  })
})
