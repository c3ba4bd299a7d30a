import { createFakeClient, marksFixture, speechResponseFixture, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { ConnectionError, HoldError, RequestError } from '@voice-rankings/sdk'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { numberRows } from './numberRows.ts'
import { comparePath } from './address/comparePath.ts'
import { canGenerateAll, isHidden, shownOrder, takeOf, waiting } from './compareState.ts'
import { createCompareStore, shuffle } from './compareStore.ts'
import type { CompareInput } from './compareStore.ts'
import { samePlace } from './samePlace.ts'

const clara = voiceFixture()
const theo = voiceFixture({
  voice_name: 'Theo',
  voice_gender: 'male',
  voice_service: 'espeak',
  voice_speaker_id: 'en+m3--calm',
  voice_pitch_hz: 108,
})
const nora = voiceFixture({ voice_name: 'Nora', voice_speaker_id: 'awb--soft' })
const [A, B, C] = [clara, theo, nora].map(({ voice_id }) => voice_id) as [string, string, string]

const refusal = { status: 429, code: 'hold', message: 'Wait a while.', issues: [], requestId: null }

function setup(input: Partial<CompareInput> = {}, handlers: FakeHandlers = {}, random = () => 0) {
  const client = createFakeClient({
    'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_id: `${input.voice_id}!` }),
    'speech.patch': (input) => input,
    ...handlers,
  })
  const log = vi.fn<(message: string, error: unknown) => void>()
  const store = createCompareStore({ voiceIds: [A, B], ...input }, { client, known: [clara, theo, nora], random, log })
  const of = (id: string) => {
    const one = store.getState().compared.find((candidate) => candidate.id === id)
    if (!one) throw new Error(`${id} is not compared.`)
    return one
  }
  return { store, client, log, of, ids: () => store.getState().compared.map(({ id }) => id) }
}

describe('compared voices', () => {
  it('are limited to four, once each', () => {
    const { store, ids } = setup({ voiceIds: [A, B, A, C, 'x-1', 'x-2'] })
    expect(ids()).toEqual([A, B, C, 'x-1'])
    store.add('x-9')
    expect(ids()).toHaveLength(4)
    store.remove(B)
    store.add(A)
    store.add('x-9')
    expect(ids()).toEqual([A, C, 'x-1', 'x-9'])
  })

  it('are found by id, whatever their gender', async () => {
    const notFound = new RequestError({ ...refusal, status: 404, code: 'not_found' })
    const { store, of } = setup(
      { voiceIds: ['espeak-de+m1--deep', 'flite-none--x', 'flite-off--x'] },
      {
        'voices.get': (input) => {
          if (input.voice_speaker_id === 'off--x') throw new ConnectionError('offline')
          if (input.voice_speaker_id === 'none--x' || input.voice_gender === 'female') throw notFound
          return { voice: theo }
        },
      },
    )
    store.start()
    await vi.waitFor(() => expect(of('espeak-de+m1--deep').found.status).toBe('ready'))
    expect(of('flite-none--x').found.status).toBe('missing')
    expect(of('flite-off--x').found.status).toBe('failed')
  })
})

describe('a voice of a comparison', () => {
  it('is requested with its gender, when that is known, and provides the text', async () => {
    const { store, client, of } = setup({ voiceIds: [] }, { 'voices.get': () => ({ voice: theo }) })
    expect(store.getState().text).toBeNull()
    store.add('espeak-de+m1--deep', 'male')
    expect(of('espeak-de+m1--deep').found).toEqual({ status: 'loading' })
    await vi.waitFor(() => expect(of('espeak-de+m1--deep').found).toEqual({ status: 'ready', voice: theo }))
    expect(client.calls.map(({ input }) => input)).toEqual([
      { voice_service: 'espeak', voice_gender: 'male', voice_speaker_id: 'de+m1--deep' },
    ])
    expect(store.getState().text).toBe(theo.voice_sample_text)
  })

  it('is requested again when the page is entered again after it was left', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const { store, log, of } = setup(
      { voiceIds: ['flite-new--x'] },
      {
        'voices.get': (_input, { signal }) => {
          signals.push(signal)
          if (signals.length === 1) throw new ConnectionError('offline')
          return { voice: nora }
        },
      },
    )
    store.start()()
    await new Promise((resolve) => setTimeout(resolve))
    expect(signals[0]?.aborted).toBe(true)
    expect(of('flite-new--x').found.status).toBe('loading')
    expect(log).not.toHaveBeenCalled()
    store.start()
    await vi.waitFor(() => expect(of('flite-new--x').found).toEqual({ status: 'ready', voice: nora }))
  })

  it('that cannot be loaded is logged', async () => {
    const error = new ConnectionError('offline')
    const { store, log, of } = setup({ voiceIds: ['flite-off--x'] }, { 'voices.get': () => Promise.reject(error) })
    store.start()
    await vi.waitFor(() => expect(of('flite-off--x').found.status).toBe('failed'))
    expect(log).toHaveBeenCalledExactlyOnceWith('The voice flite-off--x could not be loaded.', error)
  })
})

describe('a comparison of another address', () => {
  it('keeps the voices that stay, and changes the text and the level', async () => {
    const { store, of, ids } = setup({ text: 'Something new.' })
    expect(store.getState().accountLevel).toBe(0)
    await store.generateAll()
    const before = of(B)
    store.show({ voiceIds: [B, C, B, A, 'x-1', 'x-2'], text: 'Other.', accountLevel: 2 })
    expect(ids()).toEqual([B, C, A, 'x-1'])
    expect(of(B)).toBe(before)
    expect(store.getState()).toMatchObject({ text: 'Other.', accountLevel: 2 })
  })

  it.each([undefined, null])('keeps the text if its address has none (%j)', (text) => {
    const { store } = setup({ text: 'Something new.', accountLevel: 2 })
    store.show({ voiceIds: [A, B], text })
    expect(store.getState()).toMatchObject({ text: 'Something new.', accountLevel: 0 })
  })

  it('with the same voices keeps the order and the choice of a blind comparison', () => {
    const { store } = setup()
    store.setBlind(true)
    store.choose(A)
    const { blind } = store.getState()
    store.show({ voiceIds: [A, B] })
    expect(store.getState().blind).toBe(blind)
    store.show({ voiceIds: [B, A] })
    expect(store.getState().blind).toEqual({ letters: [B, A], choice: null })
  })
})

describe('the current voice of a comparison', () => {
  it('stays while it is compared', () => {
    const { store } = setup({ voiceIds: [A, B, C] })
    store.setCurrent(B)
    store.remove(C)
    expect(store.getState().current).toBe(B)
    store.remove(B)
    expect(store.getState().current).toBeNull()
  })
})

describe('a comparison after a logout', () => {
  it('keeps its voices without their snippets', async () => {
    const { store, of } = setup({ text: 'Something new.' })
    await store.generateAll()
    store.renew(null)
    expect(of(A).generation.status).toBe('ready')
    store.renew('ann@example.com')
    expect(of(A)).toEqual({
      id: A,
      found: { status: 'ready', voice: clara },
      generation: { status: 'idle' },
      said: new Map(),
    })
  })

  it('drops a snippet that was being generated', async () => {
    const answers: (() => void)[] = []
    const { store, of, log } = setup(
      { text: 'Something new.', voiceIds: [A] },
      {
        'speech.generate': (input) =>
          new Promise((resolve) => answers.push(() => resolve(speechResponseFixture(input.text)))),
      },
    )
    const generated = store.generateAll()
    store.renew('ann@example.com')
    answers[0]?.()
    await generated
    expect(of(A).generation).toEqual({ status: 'idle' })
    expect(of(A).said.size).toBe(0)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('text of a comparison', () => {
  it('forgets the failures of the previous text only', async () => {
    const { store, of, log } = setup(
      { text: 'Something new.' },
      {
        'speech.generate': (input) => {
          if (input.voice_id === B) throw new ConnectionError('offline')
          return speechResponseFixture(input.text)
        },
      },
    )
    await store.generateAll()
    expect(log).toHaveBeenCalledExactlyOnceWith(`The text could not be spoken by ${B}.`, expect.any(ConnectionError))
    store.setText('Other.')
    expect(of(A).generation.status).toBe('ready')
    expect(of(B).generation).toEqual({ status: 'idle' })
  })

  it('is not logged as failed when a limit is reached', async () => {
    const { store, log } = setup(
      { text: 'Something new.', voiceIds: [A] },
      { 'speech.generate': () => Promise.reject(new HoldError(refusal, null)) },
    )
    await store.generateAll()
    expect(log).not.toHaveBeenCalled()
  })

  it("defaults to the first voice's sample text, which plays at once", () => {
    const { store, of } = setup()
    expect(store.getState().text).toBe(clara.voice_sample_text)
    expect(takeOf(of(A), store.getState().text)?.audio).toBe(clara.voice_sample_url)
    expect(waiting(store.getState())).toEqual([])
  })

  it.each([
    ['blank', '   ', false],
    ['too long', 'a'.repeat(501), false],
    ['new', 'Something new.', true],
    ['the sample of all of them', clara.voice_sample_text, false],
  ])('%s can be generated: %s', (_name, text, expected) => {
    const { store } = setup({ text })
    expect(canGenerateAll(store.getState())).toBe(expected)
  })

  it('is generated in every voice by one action', async () => {
    const { store, client, of } = setup({ text: 'Something new.' })
    const done = store.generateAll()
    expect([of(A), of(B)].map(({ generation }) => generation.status)).toEqual(['generating', 'generating'])
    await done
    expect([of(A), of(B)].map((one) => takeOf(one, 'Something new.')?.audio)).toEqual([
      `/snippets/snippet-${A}!.mp3`,
      `/snippets/snippet-${B}!.mp3`,
    ])
    expect(client.calls.filter(({ name }) => name === 'speech.generate')).toHaveLength(2)
  })

  it('is generated in one voice first, so that the server sees a new visitor as one', async () => {
    const answers: (() => void)[] = []
    const { store, client } = setup(
      { text: 'Something new.', voiceIds: [A, B, C] },
      {
        'speech.generate': (input) =>
          new Promise((resolve) => answers.push(() => resolve(speechResponseFixture(input.text)))),
      },
    )
    void store.generateAll()
    expect(client.calls).toHaveLength(1)
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(3))
  })

  it('that was generated before is not generated again', async () => {
    const { store, client } = setup({ text: 'First.' })
    await store.generateAll()
    store.setText('Second.')
    store.setText('First.')
    await store.generateAll()
    expect(client.calls.filter(({ name }) => name === 'speech.generate')).toHaveLength(2)
  })

  it.each(['%%%', '', null])('with the invalid audio %j is reported as failed', async (audio) => {
    const { store, of } = setup(
      { text: 'Something new.', voiceIds: [A] },
      {
        'speech.generate': (input) =>
          speechResponseFixture(input.text, { audio, voice_snippet_audio_url: null, is_duplicate: false }),
      },
    )
    await store.generateAll()
    await vi.waitFor(() => expect(of(A).generation).toEqual({ status: 'failed', message: null }))
    expect(takeOf(of(A), 'Something new.')).toBeNull()
  })

  it('may be refused for one voice and not for another', async () => {
    const until = new Date(Date.UTC(2026, 0, 15, 15))
    const { store, of } = setup(
      { text: 'Something new.', voiceIds: [A, B, C] },
      {
        'speech.generate': (input) => {
          if (input.voice_id === A) throw new HoldError(refusal, until)
          if (input.voice_id === B)
            throw new RequestError({ ...refusal, status: 402, code: 'credits_used_up', message: 'No credits left.' })
          return speechResponseFixture(input.text)
        },
      },
    )
    await store.generateAll()
    expect(of(A).generation).toEqual({ status: 'held', message: 'Wait a while.', until })
    expect(of(B).generation).toMatchObject({ status: 'failed', message: 'No credits left.' })
    expect(of(C).generation.status).toBe('ready')
  })
})

const ordered = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

describe('blind comparison', () => {
  it('hides names and shuffles the order until a choice, which is sent nowhere', () => {
    const { store, client } = setup({ voiceIds: [A, B, C] }, {}, () => 0.99)
    store.setBlind(true)
    expect(isHidden(store.getState())).toBe(true)
    expect(shownOrder(store.getState()).map(({ id }) => id)).toEqual([C, B, A])
    store.choose(B)
    expect(isHidden(store.getState())).toBe(false)
    expect(shownOrder(store.getState()).map(({ id }) => id)).toEqual([C, B, A])
    store.choose(A)
    expect(store.getState().blind?.choice).toBe(B)
    expect(client.calls).toEqual([])
  })

  it('starts over when a voice is added or removed', () => {
    const { store } = setup({ voiceIds: [A, B, C] })
    store.setBlind(true)
    store.choose(A)
    store.remove(C)
    expect(store.getState().blind).toEqual({ letters: [A, B], choice: null })
  })

  it('shuffles into every order without losing a voice', () => {
    const orders = new Set(
      Array.from({ length: 6 }, (_, seed) => {
        const numbers = [seed % 3, Math.floor(seed / 3) % 2, 0]
        let at = 0
        return shuffle(['a', 'b', 'c'], () => (numbers[at] ?? 0) / (3 - at++)).join('')
      }),
    )
    expect(orders.size).toBe(6)
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        expect(ordered(shuffle(items, Math.random))).toEqual(ordered(items))
      }),
    )
  })
})

describe('samePlace', () => {
  const text = 'one two three four'
  const slow = { marks: marksFixture(text, 4000), durationMs: 4000 }
  const quick = { marks: marksFixture(text, 2000), durationMs: 2000 }
  const late = { marks: quick.marks.map((mark) => ({ ...mark, startTime: mark.startTime + 500 })), durationMs: 3000 }

  it.each([
    ['at the start', 0, slow, quick, 0],
    ['in the middle of the second word', 1500, slow, quick, 750],
    ['in the middle of the second word, after a pause', 1500, slow, late, 1250],
    ['in the pause before the first word', 250, late, slow, 0],
    ['at the end', 4000, slow, late, 3000],
  ])('maps %s', (_name, timeMs, from, to, expected) => {
    expect(samePlace(timeMs, from, to)).toBeCloseTo(expected)
  })

  it('uses the share of the whole if the words do not match', () => {
    expect(samePlace(1000, slow, { marks: [], durationMs: 2000 })).toBe(500)
    expect(samePlace(1000, { marks: [], durationMs: 0 }, slow)).toBe(0)
  })

  it('round-trips within a word', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3999, noNaN: true }), (timeMs) => {
        expect(samePlace(samePlace(timeMs, slow, quick), quick, slow)).toBeCloseTo(timeMs, 6)
      }),
    )
  })

  it('always returns a position inside the other reading, for any marks', () => {
    const mark = fc.record({
      word: fc.constant('x'),
      startTime: fc.double({ min: 0, max: 3000, noNaN: true }),
      duration: fc.double({ min: 0, max: 3000, noNaN: true }),
    })
    const reading = fc
      .array(mark, { minLength: 3, maxLength: 3 })
      .map((marks) => ({ marks, durationMs: Math.max(...marks.map((one) => one.startTime + one.duration)) }))
    fc.assert(
      fc.property(reading, reading, fc.double({ min: 0, max: 9000, noNaN: true }), (from, to, timeMs) => {
        const place = samePlace(timeMs, from, to)
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(to.durationMs + 1e-6)
      }),
    )
  })
})

it('differences are those of the displayed numbers', () => {
  const rows = numberRows([
    { voice: { ...clara, voice_pitch_hz: 176.4, voice_energy: null }, durationMs: 4000 },
    { voice: { ...theo, voice_pitch_hz: 108.6 }, durationMs: 3700 },
    { voice: null, durationMs: null },
  ])
  const row = (name: string) => rows.find((one) => one.name === name)?.cells
  expect(row('pitch')).toEqual([
    { value: '176 Hz', difference: null, place: 0.30125 },
    { value: '109 Hz', difference: '−67 Hz', place: expect.closeTo(0.0894, 4) },
    { value: null, difference: null, place: null },
  ])
  expect(row('speakingRate')?.[1]?.difference).toBe('±0 wpm')
  expect(row('energy')?.[1]?.difference).toBeNull()
  expect(row('length')?.[1]?.difference).toBe('−0.3 s')
})

it('comparePath contains the voices and the text', () => {
  expect(comparePath(clara)).toBe('/voice/flite/female/slt--standard/compare')
  expect(comparePath(clara, [theo, nora], 'Hi & bye')).toBe(
    '/voice/flite/female/slt--standard/compare?with=espeak-en%2Bm3--calm%2Cflite-awb--soft#text=Hi+%26+bye',
  )
})
