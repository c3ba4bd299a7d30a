import { RequestError } from '@voice-rankings/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Collections } from '../runtime/index.ts'
import { createCollectionListStore } from './collectionListStore.ts'

function setup() {
  const collections = {
    load: vi.fn<Collections['load']>().mockResolvedValue([]),
    create: vi.fn<Collections['create']>().mockResolvedValue({ collection_id: 'c1', collection_name: 'Calm' }),
    rename: vi.fn<Collections['rename']>().mockResolvedValue(),
    delete: vi.fn<Collections['delete']>().mockResolvedValue(),
  }
  return { collections, store: createCollectionListStore(collections) }
}

const refused = new RequestError({
  status: 409,
  code: 'conflict',
  message: 'You already have a collection with this name.',
  issues: [],
  requestId: null,
})

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('collectionListStore', () => {
  it('creates, renames and deletes collections, with names without spaces around them', async () => {
    const { store, collections } = setup()
    expect(await store.create('  Calm ')).toBe(true)
    expect(collections.create).toHaveBeenCalledExactlyOnceWith('Calm')
    expect(await store.rename('c1', ' Warm ')).toBe(true)
    expect(collections.rename).toHaveBeenCalledExactlyOnceWith('c1', 'Warm')
    expect(await store.remove('c1')).toBe(true)
    expect(collections.delete).toHaveBeenCalledExactlyOnceWith('c1')
    expect(store.getState()).toEqual({ isSaving: false, problem: null })
  })

  it('takes one action at a time', async () => {
    const { store, collections } = setup()
    const created = store.create('Calm')
    expect(store.getState()).toEqual({ isSaving: true, problem: null })
    expect(await store.remove('c1')).toBe(false)
    expect(collections.delete).not.toHaveBeenCalled()
    expect(await created).toBe(true)
  })

  it.each([
    ['create', 'create', (store: ReturnType<typeof setup>['store']) => store.create('Calm')],
    ['rename', 'rename', (store: ReturnType<typeof setup>['store']) => store.rename('c1', 'Calm')],
    ['delete', 'delete', (store: ReturnType<typeof setup>['store']) => store.remove('c1')],
  ] as const)(
    'keeps the message of the server if it refuses to %s, until that is dismissed',
    async (kind, call, act) => {
      const { store, collections } = setup()
      collections[call].mockRejectedValueOnce(refused)
      expect(await act(store)).toBe(false)
      expect(store.getState()).toEqual({ isSaving: false, problem: { kind, message: refused.message } })
      expect(console.error).toHaveBeenCalledWith(`The collection could not be changed: ${kind}.`, refused)
      store.dismiss()
      expect(store.getState()).toEqual({ isSaving: false, problem: null })
    },
  )

  it('clears the error with the next action', async () => {
    const { store, collections } = setup()
    collections.create.mockRejectedValueOnce(new Error('offline'))
    await store.create('Calm')
    expect(store.getState().problem).toEqual({ kind: 'create', message: null })
    const again = store.create('Calm')
    expect(store.getState()).toEqual({ isSaving: true, problem: null })
    await again
  })

  it('changes nothing before a pending list has arrived, which would undo the change', async () => {
    const { store, collections } = setup()
    const answers: ((containing: readonly string[]) => void)[] = []
    collections.load.mockReturnValue(new Promise((resolve) => answers.push(resolve)))
    const loaded = store.load()
    const created = store.create('Calm')
    await Promise.resolve()
    expect(collections.create).not.toHaveBeenCalled()
    answers[0]?.([])
    await Promise.all([loaded, created])
    expect(collections.create).toHaveBeenCalledOnce()
  })

  it('changes collections even if the list could not be loaded, which is logged', async () => {
    const { store, collections } = setup()
    const offline = new Error('offline')
    collections.load.mockRejectedValue(offline)
    await store.load()
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Could not load collections.', offline)
    expect(await store.create('Calm')).toBe(true)
  })
})
