import type { Collection } from '@voice-rankings/contract'
import { createFakeClient, profileFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, test, vi } from 'vitest'
import type { Change, ChangeListener } from './changes.ts'
import { createChanges } from './changes.ts'
import type { Collections } from './collections.ts'
import { createCollections } from './collections.ts'
import { createPageSession } from './pageSession.ts'

const NARRATORS = { collection_id: 'c1', collection_name: 'Narrators' }
const KIOSK = { collection_id: 'c2', collection_name: 'Kiosk' }
const TRAILERS = { collection_id: 'c3', collection_name: 'Trailers' }

const refuse = () => Promise.reject(new Error('offline'))
const TAKEN: FakeHandlers = {
  'collections.list': () => ({ collections: [NARRATORS, KIOSK] }),
  'collections.create': () => ({ collection: TRAILERS }),
  'collections.rename': (input) => ({ collection: input }),
  'collections.delete': (input) => input,
  'collections.add': () => ({ collection: KIOSK }),
  'collections.remove': () => ({ collection: KIOSK }),
}
const REFUSED: FakeHandlers = {
  ...TAKEN,
  'collections.create': refuse,
  'collections.rename': refuse,
  'collections.delete': refuse,
  'collections.add': refuse,
  'collections.remove': refuse,
}

function setup(handlers: FakeHandlers = TAKEN) {
  const client = createFakeClient(handlers)
  const session = createPageSession({ client, user: profileFixture() })
  const channel = { postMessage: vi.fn<() => void>(), addEventListener: vi.fn<(...args: unknown[]) => void>() }
  const changes = createChanges({ channel, owner: () => 'ann' })
  const collections = createCollections({ client, session, changes })
  const told = vi.fn<ChangeListener>()
  changes.listen(told)
  const names = () => {
    const list = collections.getState()
    return list.status === 'ready' ? list.collections.map(({ collection_name }) => collection_name) : list.status
  }
  const hear = (change: Change) => {
    const [, listener] = channel.addEventListener.mock.calls[0] as [string, (event: object) => void]
    listener({ data: { owner: 'ann', change } })
  }
  return { collections, names, hear, told: () => told.mock.calls.map(([change]) => change) }
}

type Row = [what: string, act: (it: Collections) => Promise<unknown>, shown: string[], told: Change]

const created: Change = { kind: 'collection', collection: TRAILERS }
const renamed: Change = { kind: 'collection', collection: { collection_id: 'c1', collection_name: 'Readers' } }
const voice = { kind: 'collection-voice', collectionId: 'c2', voiceId: 'v1' } as const
const ROWS: Row[] = [
  ['a new collection', (it) => it.create('Trailers'), ['Trailers', 'Narrators', 'Kiosk'], created],
  ['a renamed collection', (it) => it.rename('c1', 'Readers'), ['Readers', 'Kiosk'], renamed],
  ['a deleted collection', (it) => it.delete('c1'), ['Kiosk'], { kind: 'collection-deleted', collectionId: 'c1' }],
  ['an added voice', (it) => it.addVoice('c2', 'v1'), ['Narrators', 'Kiosk'], { ...voice, isIn: true }],
  ['a removed voice', (it) => it.removeVoice('c2', 'v1'), ['Narrators', 'Kiosk'], { ...voice, isIn: false }],
]

describe.each(ROWS)('%s', (_what, act, shown, change) => {
  test('shows at once, and is published when the server has saved it', async () => {
    const { collections, names, told } = setup()
    await collections.load()
    const acting = act(collections)
    expect(names()).toEqual(shown)
    expect(told()).toEqual([])
    await acting
    expect(names()).toEqual(shown)
    expect(told()).toEqual([change])
  })

  test('is rolled back, unpublished and rejected if the server refuses', async () => {
    const { collections, names, told } = setup(REFUSED)
    await collections.load()
    await expect(act(collections)).rejects.toThrow('offline')
    expect(names()).toEqual(['Narrators', 'Kiosk'])
    expect(told()).toEqual([])
  })

  test('shows in another tab', async () => {
    const { collections, names, hear } = setup()
    await collections.load()
    hear(change)
    expect(names()).toEqual(shown)
  })
})

test("a temporary collection is replaced by the server's, whatever happened to the list meanwhile", async () => {
  const { collections, names, hear } = setup()
  await collections.load()
  const creating = collections.create('trailers')
  hear({ kind: 'collection-deleted', collectionId: 'c1' })
  expect(names()).toEqual(['trailers', 'Kiosk'])
  expect(await creating).toEqual(TRAILERS)
  expect(names()).toEqual(['Trailers', 'Kiosk'])
})

test('a rollback keeps changes that another tab made meanwhile', async () => {
  const { collections, names, hear } = setup(REFUSED)
  await collections.load()
  const deleting = collections.delete('c1')
  hear(created)
  await expect(deleting).rejects.toThrow('offline')
  expect(names()).toContain('Narrators')
  expect(names()).toContain('Trailers')
})

test('the voices of a collection are unknown after one was added or removed', async () => {
  const contents = { voice_count: 0, first_voices: [] }
  const { collections } = setup({
    ...TAKEN,
    'collections.list': () => ({
      collections: [
        { ...NARRATORS, ...contents },
        { ...KIOSK, ...contents },
      ],
    }),
  })
  await collections.load()
  await collections.addVoice('c2', 'v1')
  expect(collections.getState()).toEqual({ status: 'ready', collections: [{ ...NARRATORS, ...contents }, KIOSK] })
})

test('a pending list response does not undo a change', async () => {
  const answers: ((list: { collections: Collection[] }) => void)[] = []
  const listCollections = () =>
    new Promise<{ collections: Collection[] }>((resolve) => {
      answers.push(resolve)
    })
  const { collections, names } = setup({ ...TAKEN, 'collections.list': listCollections })
  const first = collections.load()
  await Promise.resolve()
  answers[0]?.({ collections: [KIOSK] })
  await first
  const second = collections.load()
  await Promise.resolve()
  await collections.create('Trailers')
  answers[1]?.({ collections: [KIOSK] })
  await second
  expect(names()).toEqual(['Trailers', 'Kiosk'])
})

test('a list that failed to load reports it and can be loaded again', async () => {
  const listCollections = vi.fn<() => { collections: Collection[] }>(() => ({ collections: [KIOSK] }))
  listCollections.mockImplementationOnce(() => {
    throw new Error('offline')
  })
  const { collections, names } = setup({ ...TAKEN, 'collections.list': listCollections })
  await expect(collections.load()).rejects.toThrow('offline')
  expect(names()).toBe('failed')
  await collections.load()
  expect(names()).toEqual(['Kiosk'])
})
