import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { blindPairFixture, blindResultFixture, blindRound, blindSummaryFixture } from './testing/blindFixture.ts'
import { FAILURES, FIRST, FURTHER, hearBlind, lastPair, late, startBlind, voteBlind } from './testing/openBlind.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a vote in a blind test', () => {
  it.each([
    ['nothing is heard', 0, 0],
    ['only A is heard', 2400, 0],
    ['only B is heard', 0, 2400],
    ['B is heard to 59 %', 2400, 2360],
  ])('is not sent while %s', async (_what, left, right) => {
    const { store, hear, sent } = await startBlind()
    await hear('left', left)
    await hear('right', right)
    await store.vote('left')
    expect(sent('vote')).toEqual([])
  })

  it('is sent with what was heard, silences the sounds, and tells the result', async () => {
    const { store, stage, sound, sent } = await hearBlind()
    const voting = store.vote('tie')
    expect(stage()).toMatchObject({ status: 'listening', sending: 'tie' })
    expect(sound('right').paused).toBe(true)
    await voting
    expect(sent('vote')).toEqual([{ pair_token: 'pair-1', blind_choice: 'tie', left_heard: 0.6, right_heard: 0.6 }])
    expect(stage()).toMatchObject({
      status: 'voted',
      heard: { left: 0.6, right: 0.6 },
      result: blindResultFixture('tie', 1),
      undoUntil: Date.now() + 10_000,
      isUndoing: false,
    })
    expect(store.getState().round).toEqual(blindRound(1))
  })

  it('is sent once', async () => {
    const { store, sent } = await hearBlind()
    await Promise.all([store.vote('left'), store.vote('right')])
    await store.vote('both_bad')
    expect(sent('vote')).toMatchObject([{ blind_choice: 'left' }])
  })

  it.each(FAILURES)('that fails says so %s, and can be sent again', async (_what, vote, message) => {
    const { store, stage, sent } = await hearBlind({ handlers: { 'blind.vote': vote } })
    await store.vote('left')
    expect(stage()).toMatchObject({ status: 'listening', sending: null, heard: { left: 0.6, right: 0.6 } })
    expect(store.getState().notice).toEqual({ kind: 'vote', message })
    const again = store.vote('right')
    expect(store.getState().notice).toBeNull()
    await again
    expect(sent('vote')).toMatchObject([{ blind_choice: 'left' }, { blind_choice: 'right' }])
  })

  it('for a pair that has ended is followed by another pair, and says so', async () => {
    const { store, stage, settle, sent } = await hearBlind({
      handlers: { 'blind.vote': () => Promise.reject(refusal('not_found', 'This pair has ended.')) },
    })
    await store.vote('left')
    await settle()
    expect(stage()).toMatchObject({ status: 'listening', pair: { pair: { pair_token: 'pair-2' } } })
    expect(store.getState().notice).toEqual({ kind: 'ended', message: 'This pair has ended.' })
    expect(sent('next')).toHaveLength(3)
  })
})

describe('undoing a vote in a blind test', () => {
  it('takes it back and loads another pair of the round', async () => {
    const { store, stage, settle, sent } = await voteBlind()
    const undoing = store.undo()
    expect(stage()).toMatchObject({ status: 'voted', isUndoing: true })
    await undoing
    await settle()
    expect(sent('undo')).toEqual([{ pair_token: 'pair-1' }])
    expect(store.getState()).toMatchObject({
      stage: { status: 'listening', pair: { pair: { pair_token: 'pair-2' } } },
      round: blindRound(0),
      notice: { kind: 'undone', message: null },
    })
  })

  it.each([
    [9999, 1],
    [10_000, 0],
  ])('after %d of 10000 ms sends %d requests', async (ms, requests) => {
    const { store, sent } = await voteBlind()
    await vi.advanceTimersByTimeAsync(ms)
    await store.undo()
    expect(sent('undo')).toHaveLength(requests)
  })

  it('is possible after a vote only, and once', async () => {
    const { store, sent } = await hearBlind()
    await store.undo()
    expect(sent('undo')).toEqual([])
    await store.vote('left')
    await Promise.all([store.undo(), store.undo()])
    expect(sent('undo')).toHaveLength(1)
  })

  it('holds the next pair back meanwhile', async () => {
    const { store, stage, settle } = await voteBlind()
    const undoing = store.undo()
    store.next()
    await undoing
    await settle()
    expect([store.getState().notice?.kind, stage().status]).toEqual(['undone', 'listening'])
  })

  it.each(FAILURES)('that fails says so %s, keeps the vote, and can be repeated', async (_what, undo, message) => {
    const { store, stage, sent } = await voteBlind({ handlers: { 'blind.undo': undo } })
    await store.undo()
    expect(stage()).toMatchObject({ status: 'voted', isUndoing: false, result: { blind_choice: 'left' } })
    expect(store.getState().notice).toEqual({ kind: 'undo', message })
    const again = store.undo()
    expect(store.getState().notice).toBeNull()
    await again
    expect(sent('undo')).toHaveLength(2)
  })
})

describe('a round of a blind test', () => {
  it('shows the next pair at once, which loaded meanwhile, and counts the vote', async () => {
    const { store, stage, stages, settle, loaded } = await voteBlind()
    store.next()
    await settle()
    expect(stages).toEqual(['listening', 'voted', 'listening'])
    expect(stage()).toMatchObject({ pair: { pair: { pair_token: 'pair-2' } }, heard: { left: 0, right: 0 } })
    expect(store.getState()).toMatchObject({ round: blindRound(1), notice: null })
    expect(loaded()).toEqual(['2-left', '2-right', '3-left', '3-right'])
  })

  it('does not go on before the vote', async () => {
    const { store, stages } = await hearBlind()
    store.next()
    expect(stages).toEqual(['listening'])
  })

  it('asks for the next pair again if loading it early has failed', async () => {
    let fails = true
    const test = await voteBlind({
      handlers: {
        'blind.next': ({ round_id }) =>
          round_id && fails ? Promise.reject(new TypeError('offline')) : blindPairFixture(),
      },
    })
    fails = false
    test.store.next()
    await test.settle()
    expect(test.stages).toEqual(['listening', 'voted', 'loading', 'listening'])
  })

  it('asks for the next pair again if it has not loaded in time, and cancels the first request', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const { store, stage, stages, settle, loaded } = await voteBlind({
      handlers: {
        'blind.next'(_input, { signal }) {
          signals.push(signal)
          return signals.length === 2 ? late(blindPairFixture(2), 1000) : blindPairFixture(signals.length)
        },
      },
    })
    store.next()
    expect(signals.slice(1).map((signal) => signal?.aborted)).toEqual([true, false])
    await settle()
    expect(stages).toEqual(['listening', 'voted', 'loading', 'listening'])
    expect(stage()).toMatchObject({ pair: { pair: { pair_token: 'pair-3' } } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(loaded()).toEqual(['3-left', '3-right', '4-left', '4-right'])
  })

  it('keeps the next pair of a new language when one of the language before is answered late', async () => {
    let issued = 0
    const { store, stages, hearBoth, settle } = await startBlind({
      handlers: {
        'blind.next'({ round_id, language_code }) {
          const pair = blindPairFixture((issued += 1))
          return round_id && language_code === 'en' ? late(pair) : pair
        },
      },
    })
    store.choose({ languageCode: 'de' })
    await vi.advanceTimersByTimeAsync(100)
    await hearBoth()
    await store.vote('left')
    store.next()
    await settle()
    expect(stages).toEqual(['listening', 'loading', 'listening', 'voted', 'listening'])
  })

  it('follows the server to another round', async () => {
    const other = { ...blindRound(0), round_id: 'other' }
    let issued = 0
    const { store, settle } = await voteBlind({
      handlers: { 'blind.next': () => blindPairFixture((issued += 1), issued > 1 ? { round: other } : {}) },
    })
    store.next()
    await settle()
    expect(store.getState().round).toEqual(other)
  })

  it.each([
    [9, 2],
    [10, 1],
  ])('at pair %d of 10 has asked for %d pairs, since none follows the last', async (number, requests) => {
    const { sent } = await startBlind({ handlers: { 'blind.next': () => blindPairFixture(number) } })
    expect(sent('next')).toHaveLength(requests)
  })

  it('ends in its summary, and the first pair of a new round is shown at once after it', async () => {
    const { store, stage, stages, settle, sent, loaded } = await voteBlind({ handlers: lastPair() })
    store.next()
    expect(stage()).toEqual({ status: 'loading', sentence: null })
    await settle()
    expect(stage()).toEqual({ status: 'summary', summary: blindSummaryFixture() })
    expect(sent('summary')).toEqual([{ round_id: 'round' }])
    expect(sent('next')).toEqual([FIRST, FIRST])
    expect(loaded()).toEqual(['1-left', '1-right'])
    store.next()
    expect(store.getState().round).toBeNull()
    await settle()
    expect(stages).toEqual(['listening', 'voted', 'loading', 'summary', 'listening'])
    expect(sent('next')).toEqual([FIRST, FIRST, FURTHER])
  })

  it('loads its summary again after a failure, and the pair after it once', async () => {
    const answers = [() => Promise.reject(refusal('conflict', 'Not now.'))]
    const { store, stage, settle, sent } = await voteBlind({
      handlers: { ...lastPair(), 'blind.summary': () => answers.pop()?.() ?? blindSummaryFixture() },
    })
    store.next()
    await settle()
    expect(stage()).toEqual({ status: 'failed', message: 'Not now.' })
    store.retry()
    await settle()
    expect(stage().status).toBe('summary')
    expect(sent('next')).toHaveLength(2)
  })

  it('loads its summary and the pair after it again if both have failed', async () => {
    let asked = 0
    const { store, stages, settle } = await voteBlind({
      handlers: {
        ...lastPair(),
        'blind.next': () => ((asked += 1) === 2 ? Promise.reject(new TypeError('offline')) : blindPairFixture(10)),
        'blind.summary': () => (asked === 2 ? Promise.reject(new TypeError('offline')) : blindSummaryFixture()),
      },
    })
    store.next()
    await settle()
    for (const goOn of [store.retry, store.next]) {
      goOn()
      await settle()
    }
    expect(stages.slice(2)).toEqual(['loading', 'failed', 'loading', 'summary', 'listening'])
  })
})
