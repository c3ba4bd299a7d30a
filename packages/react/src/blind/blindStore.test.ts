import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blindPairFixture, blindRound } from './testing/blindFixture.ts'
import {
  endBlind,
  FAILURES,
  FIRST,
  FURTHER,
  hearBlind,
  lastPair,
  late,
  openBlind,
  startBlind,
  voteBlind,
} from './testing/openBlind.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the first pair of a blind test', () => {
  it('loads both sounds and shows them unheard and silent', async () => {
    const { store, stage, sent, sound } = await startBlind()
    expect(sent('next')[0]).toEqual(FIRST)
    expect(store.getState()).toMatchObject({ round: blindRound(0), notice: null })
    expect(stage()).toMatchObject({ status: 'listening', heard: { left: 0, right: 0 }, sending: null })
    expect([sound('left'), sound('right')]).toMatchObject([
      { preload: 'auto', paused: true },
      { preload: 'auto', paused: true },
    ])
  })

  it('is loading without a sentence while none is known', () => {
    const { store, stage } = openBlind()
    store.start()
    expect(stage()).toEqual({ status: 'loading', sentence: null })
  })

  it('says the sentence of the page, which is shown meanwhile; later pairs say others', async () => {
    const test = openBlind({ firstSentence: 'The boats come home.' })
    test.store.start()
    expect(test.stage()).toEqual({ status: 'loading', sentence: 'The boats come home.' })
    await test.settle()
    test.store.renew()
    expect(test.stage()).toEqual({ status: 'loading', sentence: null })
    await test.settle()
    expect(test.sent('next')).toEqual([{ ...FIRST, pair_text: 'The boats come home.' }, FURTHER, FIRST, FURTHER])
  })

  it('says any sentence if the use is changed before it has loaded', async () => {
    const { store, stage, sent, settle } = openBlind({ firstSentence: 'The boats come home.' })
    store.start()
    store.choose({ blindUse: 'news' })
    expect(stage()).toEqual({ status: 'loading', sentence: null })
    await settle()
    expect(sent('next')[1]).toEqual({ ...FIRST, blind_use: 'news' })
  })

  it('plays the side that the page asked for, and later pairs play none', async () => {
    const { store, sound, settle } = await startBlind({ firstSide: 'right' })
    expect([sound('left').paused, sound('right').paused]).toEqual([true, false])
    store.renew()
    await settle()
    expect([sound('left').paused, sound('right').paused]).toEqual([true, true])
  })

  it.each(FAILURES)('fails %s, and can be loaded again', async (_what, next, message) => {
    const { store, stage, settle, sent } = await startBlind({ handlers: { 'blind.next': next } })
    expect(stage()).toEqual({ status: 'failed', message })
    store.retry()
    expect(stage().status).toBe('loading')
    await settle()
    expect(sent('next')).toEqual([FIRST, FIRST])
  })
})

describe('a stopped blind test', () => {
  it('frees the sounds of its pair and of the next one, and can be started again', async () => {
    const { store, stop, stage, loaded, settle } = await startBlind()
    expect(loaded()).toEqual(['1-left', '1-right', '2-left', '2-right'])
    store.toggle('left')
    stop()
    await settle()
    expect([loaded(), stage()]).toEqual([[], { status: 'loading', sentence: null }])
    store.start()
    await settle()
    expect(stage().status).toBe('listening')
  })

  it('keeps the sentence of the page until its pair was there', () => {
    const { store, stage } = openBlind({ firstSentence: 'The boats come home.' })
    store.start()()
    expect(stage()).toEqual({ status: 'loading', sentence: 'The boats come home.' })
  })

  it('loads no sounds of pairs that are answered afterwards', async () => {
    const { store, sounds, stage, settle } = openBlind()
    store.start()()
    await settle()
    expect([sounds, stage().status]).toEqual([[], 'loading'])
  })

  it('loads no sounds of a next pair that is answered afterwards', async () => {
    const test = await startBlind({
      handlers: {
        'blind.next': ({ round_id }) => (round_id ? late(blindPairFixture(2)) : blindPairFixture()),
      },
    })
    test.stop()
    await vi.advanceTimersByTimeAsync(100)
    expect(test.loaded()).toEqual([])
  })

  it.each<[keyof FakeHandlers, (test: Awaited<ReturnType<typeof hearBlind>>) => void]>([
    ['blind.vote', ({ store }) => void store.vote('left')],
    ['blind.undo', ({ store }) => void store.vote('left').then(store.undo)],
    ['blind.summary', ({ store }) => void store.vote('left').then(store.next)],
  ])('cancels the request %s', async (name, ask) => {
    const asked = vi.fn((_input: unknown, _options: { signal?: AbortSignal }) => new Promise<never>(() => {}))
    const test = await hearBlind({ handlers: { ...lastPair(), [name]: asked } })
    ask(test)
    await test.settle()
    test.stop()
    expect(asked.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true])
  })

  it('forgets its notice', async () => {
    const { store, stop } = await voteBlind()
    await store.undo()
    expect(store.getState().notice?.kind).toBe('undone')
    stop()
    expect(store.getState().notice).toBeNull()
  })
})

describe('the setting of a blind test', () => {
  it.each([
    ['language', { languageCode: 'de' }, { language_code: 'de' }],
    ['use', { blindUse: 'news' as const }, { blind_use: 'news' }],
  ])('asks for another pair of the round when the %s changes', async (_what, part, wanted) => {
    const { store, sent, settle, stages, loaded } = await startBlind()
    store.choose(part)
    await settle()
    expect(sent('next').slice(2)).toEqual([
      { ...FURTHER, ...wanted },
      { ...FURTHER, ...wanted },
    ])
    expect(store.getState().setting).toMatchObject(part)
    expect(stages).toEqual(['listening', 'loading', 'listening'])
    expect(loaded()).toEqual(['3-left', '3-right', '4-left', '4-right'])
  })

  it.each([[{}], [{ languageCode: 'en' }], [{ languageCode: 'en', blindUse: 'narration' as const }]])(
    'keeps the pair if %j is chosen, which it has already',
    async (part) => {
      const { store, stages, sent } = await startBlind()
      store.choose(part)
      expect([stages, sent('next')]).toEqual([['listening'], [FIRST, FURTHER]])
    },
  )

  it('begins a new round if it changes after the last vote', async () => {
    const { store, sent, settle } = await voteBlind({ handlers: lastPair() })
    expect(store.getState().round).toEqual(blindRound(10))
    store.choose({ languageCode: 'de' })
    expect(store.getState().round).toBeNull()
    await settle()
    expect(sent('next')[1]).toEqual({ ...FIRST, language_code: 'de' })
  })

  it.each(['', '  '])('waits for an own sentence instead of %j', async (text) => {
    const { stage, sent } = await startBlind({ setting: { blindUse: 'own', text } })
    expect([stage(), sent('next')]).toEqual([{ status: 'writing' }, []])
  })

  it('speaks the own sentence without spaces around it, and no sentence of the page', async () => {
    const { store, sent, settle } = await startBlind({
      setting: { blindUse: 'own' },
      firstSentence: 'The boats come home.',
    })
    store.say(' Mind the gap. ')
    await settle()
    expect(sent('next')[0]).toEqual({ language_code: 'en', blind_use: 'own', pair_text: 'Mind the gap.' })
    expect(store.getState().setting.text).toBe(' Mind the gap. ')
  })

  it('frees the sounds of all pairs while an own sentence is to be written', async () => {
    const { store, stage, settle, loaded } = await startBlind()
    store.choose({ blindUse: 'own' })
    await settle()
    expect([stage(), loaded()]).toEqual([{ status: 'writing' }, []])
  })

  it('frees the pair and forgets the notice when another own sentence is wanted', async () => {
    const { store, stage, settle, loaded } = await voteBlind({ setting: { blindUse: 'own', text: 'Mind the gap.' } })
    await store.undo()
    await settle()
    store.write()
    await settle()
    expect([stage(), store.getState().notice]).toEqual([{ status: 'writing' }, null])
    expect(loaded()).not.toContain('2-left')
  })
})

describe('a blind test after a login', () => {
  it('drops the pair and the round of the visitor', async () => {
    const { store, stages, sent, settle, loaded } = await voteBlind()
    store.renew()
    expect(store.getState().round).toBeNull()
    await settle()
    expect(stages).toEqual(['listening', 'voted', 'loading', 'listening'])
    expect(sent('next')).toEqual([FIRST, FURTHER, FIRST, FURTHER])
    expect(loaded()).toEqual(['3-left', '3-right', '4-left', '4-right'])
  })

  it('drops the pair that was loaded for the next round of the visitor', async () => {
    const { store, stages, sent, settle } = await endBlind()
    store.renew()
    await settle()
    expect(stages.slice(-3)).toEqual(['summary', 'loading', 'listening'])
    expect(sent('next')).toEqual([FIRST, FIRST, FIRST, FURTHER])
  })
})
