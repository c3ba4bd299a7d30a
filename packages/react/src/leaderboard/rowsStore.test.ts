import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRowsStore } from './rowsStore.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

interface Page {
  rows: string[]
  total: number
  info: string
}

/** Store of pages of two rows, which are the given ones. */
function setup(pages: readonly Page[], initial?: Page) {
  const ask = vi.fn(
    async (page: number, _signal: AbortSignal) => pages[page - 1] ?? Promise.reject(new Error('offline')),
  )
  const store = createRowsStore<string, string>({ pageSize: 2, initial, keyOf: (row) => row, ask })
  return { store, state: store.getState, asked: () => ask.mock.calls.map(([page]) => page) }
}

const FIRST = { rows: ['a', 'b'], total: 4, info: 'first' }
const LAST = { rows: ['c', 'd'], total: 4, info: 'last' }

it('a table begins with the page that it is given', () => {
  const { state, asked } = setup([], FIRST)
  expect([state(), asked()]).toEqual([{ status: 'ready', ...FIRST, more: 'idle' }, []])
})

it('a table without a page loads the first, and then the next', async () => {
  const { store, state } = setup([FIRST, LAST])
  expect(state()).toEqual({ status: 'loading' })
  await store.load()
  expect(state()).toEqual({ status: 'ready', ...FIRST, more: 'idle' })
  await store.loadMore()
  expect(state()).toEqual({ status: 'ready', rows: ['a', 'b', 'c', 'd'], total: 4, info: 'last', more: 'idle' })
})

it('a table asks again for a page that failed, and keeps its rows meanwhile', async () => {
  const pages = [FIRST]
  const { store, state, asked } = setup(pages)
  await store.load()
  await store.loadMore()
  expect(state()).toEqual({ status: 'ready', ...FIRST, more: 'failed' })
  pages.push(LAST)
  await store.loadMore()
  expect([asked(), state()]).toMatchObject([[1, 2, 2], { rows: ['a', 'b', 'c', 'd'], more: 'idle' }])
})

it('a table begins with its first page when it is loaded again', async () => {
  const { store, state, asked } = setup([FIRST, LAST])
  await store.load()
  await store.loadMore()
  await store.load()
  expect(state()).toEqual({ status: 'ready', ...FIRST, more: 'idle' })
  await store.loadMore()
  expect(asked()).toEqual([1, 2, 1, 2])
})

it('a table has as many rows as it shows once its last page repeats some', async () => {
  const { store, state, asked } = setup([FIRST, { ...LAST, rows: ['b', 'c'] }])
  await store.load()
  await store.loadMore()
  await store.loadMore()
  expect(state()).toMatchObject({ rows: ['a', 'b', 'c'], total: 3 })
  expect(asked()).toEqual([1, 2])
})
