import type { VoiceListing } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSearchStore } from './searchStore.ts'

const noor = { voice_id: 'flite-slt--warm', voice_name: 'Noor' } as VoiceListing

function setup(answers: Record<string, VoiceListing[] | Error> = { noor: [noor] }) {
  const asked: string[] = []
  const searchVoices: Client['voices']['search'] = async (input) => {
    const answer = answers[input?.q ?? ''] ?? []
    asked.push(input?.q ?? '')
    if (answer instanceof Error) throw answer
    return { voices: answer, total: answer.length, catalogue_total: 400, page: 1, limit: 24 }
  }
  return { asked, store: createSearchStore({ client: { voices: { search: searchVoices } } }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('searchStore', () => {
  test('sends a search 300 ms after the last keystroke', async () => {
    const { store, asked } = setup()
    store.setText('no')
    await vi.advanceTimersByTimeAsync(299)
    store.setText('noor')
    await vi.advanceTimersByTimeAsync(299)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['noor'])
    expect(store.getState().result).toMatchObject({ status: 'found', query: 'noor', voices: [noor] })
  })

  test('sends nothing for blank text and clears the results', async () => {
    const { store, asked } = setup()
    store.setText('noor')
    await vi.advanceTimersByTimeAsync(300)
    store.setText('   ')
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual(['noor'])
    expect(store.getState().result).toEqual({ status: 'idle' })
  })

  test('does not repeat a search for added spaces', async () => {
    const { store, asked } = setup()
    store.setText('noor')
    await vi.advanceTimersByTimeAsync(300)
    store.setText('noor ')
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual(['noor'])
  })

  test('sends a waiting search at once if hurried, and only once', async () => {
    const { store, asked } = setup()
    store.setText('noor')
    store.hurry()
    store.hurry()
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual(['noor'])
    store.hurry()
    expect(asked).toEqual(['noor'])
  })

  test('reports an empty result', async () => {
    const { store } = setup()
    store.setText('zzz')
    await vi.advanceTimersByTimeAsync(300)
    expect(store.getState().result).toMatchObject({ status: 'empty', query: 'zzz' })
  })

  test('clears the list after a failure, which can be retried', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const answers: Record<string, VoiceListing[] | Error> = { noor: new Error('offline') }
    const { store } = setup(answers)
    store.setText('noor')
    await vi.advanceTimersByTimeAsync(300)
    expect(store.getState().result).toEqual({ status: 'failed', query: 'noor' })
    expect(log).toHaveBeenCalledOnce()
    answers['noor'] = [noor]
    store.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().result.status).toBe('found')
  })

  test('suggests the best voices once, and again after a failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const offline = new Error('offline')
    const searchVoices = vi
      .fn<Client['voices']['search']>()
      .mockRejectedValueOnce(offline)
      .mockResolvedValue({ voices: [noor], total: 1, catalogue_total: 400, page: 1, limit: 24 })
    const store = createSearchStore({ client: { voices: { search: searchVoices } } })
    await store.suggest()
    expect(log).toHaveBeenCalledExactlyOnceWith('No voices could be suggested.', offline)
    await Promise.all([store.suggest(), store.suggest()])
    expect(store.getState().suggested).toEqual([noor])
    await store.suggest()
    expect(searchVoices).toHaveBeenCalledTimes(2)
    expect(searchVoices).toHaveBeenLastCalledWith(expect.objectContaining({ languageCode: 'all', sort: '-rating' }))
    log.mockRestore()
  })

  test('clears the text and the results, and sends nothing more', async () => {
    const { store, asked } = setup()
    store.setText('noor')
    expect(store.getState()).toMatchObject({ text: 'noor', result: { status: 'searching', query: 'noor' } })
    store.clear()
    expect(store.getState()).toMatchObject({ text: '', result: { status: 'idle' } })
    store.retry()
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([])
  })

  test('drops a response that arrives after a newer search', async () => {
    const pending: (() => void)[] = []
    const searchVoices: Client['voices']['search'] = async (input) => {
      await new Promise<void>((resolve) => pending.push(resolve))
      const voices = [{ ...noor, voice_name: input?.q ?? '' }]
      return { voices, total: 1, catalogue_total: 1, page: 1, limit: 24 }
    }
    const store = createSearchStore({ client: { voices: { search: searchVoices } } })
    store.setText('old')
    await vi.advanceTimersByTimeAsync(300)
    store.setText('new')
    await vi.advanceTimersByTimeAsync(300)
    for (const answer of pending.toReversed()) answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().result).toMatchObject({ status: 'found', query: 'new' })
  })
})
