import { voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_FILTERS } from './filterValues.ts'
import { createVoicesStore } from './voicesStore.ts'

const clara = voiceListingFixture()
const female = { ...DEFAULT_FILTERS, gender: 'female' } as const

function setup() {
  const log = vi.fn()
  const collections = {
    addVoice: vi.fn<(collectionId: string, voiceId: string) => Promise<void>>().mockResolvedValue(),
    removeVoice: vi.fn<(collectionId: string, voiceId: string) => Promise<void>>().mockResolvedValue(),
  }
  const store = createVoicesStore({ collections, log })
  return { collections, log, store }
}

describe('filters that were chosen', () => {
  const choice = { search: '?page=2', filters: female }

  it('are kept while the page is at the address they were chosen at', () => {
    const { store } = setup()
    store.choose(choice)
    store.show('?page=2')
    expect(store.getState().choice).toBe(choice)
  })

  it('are forgotten once the page is at another address, and stay so when it comes back', () => {
    const { store } = setup()
    store.choose(choice)
    store.show('?gender=female')
    store.show('?page=2')
    expect(store.getState().choice).toBeNull()
  })
})

describe('the collection that is shown', () => {
  it('loses a voice, and gets back the one it lost last', async () => {
    const { store, collections } = setup()
    await store.remove('c1', clara)
    expect(collections.removeVoice).toHaveBeenCalledExactlyOnceWith('c1', clara.voice_id)
    expect(store.getState().change).toEqual({ status: 'removed', collectionId: 'c1', voice: clara })
    await store.restore()
    expect(collections.addVoice).toHaveBeenCalledExactlyOnceWith('c1', clara.voice_id)
    expect(store.getState().change?.status).toBe('restored')
  })

  it('gets nothing back when nothing was taken out', async () => {
    const { store, collections } = setup()
    await store.restore()
    await store.remove('c1', clara)
    await store.restore()
    await store.restore()
    expect(collections.addVoice).toHaveBeenCalledOnce()
  })

  it('says that a change failed, until that is dismissed', async () => {
    const { store, collections, log } = setup()
    const failure = new TypeError('offline')
    collections.removeVoice.mockRejectedValueOnce(failure)
    await store.remove('c1', clara)
    expect(store.getState().change).toEqual({ status: 'failed', collectionId: 'c1', voice: clara })
    expect(log).toHaveBeenCalledExactlyOnceWith('The collection could not be changed.', failure)
    store.dismiss()
    expect(store.getState().change).toBeNull()
  })
})
