import { createFakeClient } from '@voice-rankings/testkit'
import { expect, it, vi } from 'vitest'
import { createExportStore } from './exportStore.ts'
import type { WriteFile } from './exportStore.ts'
import { refusal } from '../../testing/refusal.ts'

const BOOK = { format: 'm4b', part: null } as const
const FILE = { file_url: '/exports/w1/x.m4b', file_name: 'The river.m4b' }

function setup(answer: WriteFile<number> = () => Promise.resolve(FILE)) {
  const client = createFakeClient()
  const write = vi.fn<WriteFile<number>>(answer)
  const save = vi.fn<(url: string, name: string) => void>()
  const refresh = vi.fn<() => void>()
  const store = createExportStore({ client, write, save, refresh, log: () => {} })
  return { client, store, write, save, refresh, job: () => store.getState().job }
}

it('downloads the written file under its name', async () => {
  const { client, store, write, save, job } = setup()
  await store.write(BOOK)
  expect(write.mock.calls.map(([file]) => file)).toEqual([BOOK])
  expect(save.mock.calls).toEqual([[client.url('/exports/w1/x.m4b'), 'The river.m4b']])
  expect(job()).toEqual({ status: 'started', file: BOOK, name: 'The river.m4b' })
})

it('shows the share that is written, and writes one file at a time', async () => {
  let finish: (() => void) | undefined
  const { store, write, job } = setup((_file, { onProgress }) => {
    onProgress(0.4)
    return new Promise((resolve) => (finish = () => resolve(FILE)))
  })
  const written = store.write(BOOK)
  await vi.waitFor(() => expect(job()).toEqual({ status: 'writing', file: BOOK, share: 0.4 }))
  await store.write({ format: 'zip', part: null })
  expect(write).toHaveBeenCalledOnce()
  finish?.()
  await written
})

it('says why a file failed, and writes it again on request', async () => {
  let failures = 1
  const { store, job } = setup(() =>
    failures-- > 0
      ? Promise.reject(refusal('engine_failed', 'The file could not be written. Try again.'))
      : Promise.resolve(FILE),
  )
  await store.write(BOOK)
  expect(job()).toEqual({ status: 'failed', file: BOOK, message: 'The file could not be written. Try again.' })
  await store.write(BOOK)
  expect(job().status).toBe('started')
})

it('reads how much is spoken when the menu opens, and when the server has unspoken sentences', async () => {
  const { store, refresh } = setup(() => Promise.reject(refusal('conflict', '2 sentences have no speech yet.')))
  store.setOpen(true)
  expect(refresh).toHaveBeenCalledOnce()
  await store.write(BOOK)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it.each(['forbidden', 'not_found'])('is forbidden when the server answers %s', async (code) => {
  const { store, job } = setup(() => Promise.reject(refusal(code, 'No.')))
  await store.write(BOOK)
  expect(job()).toEqual({ status: 'forbidden' })
})

it('keeps an error until the menu is closed', async () => {
  const { store, job } = setup(() => Promise.reject(refusal('engine_failed', 'No.')))
  await store.write(BOOK)
  store.setOpen(true)
  expect(job().status).toBe('failed')
  store.setOpen(false)
  expect(job()).toEqual({ status: 'idle' })
})

it('downloads nothing after it was stopped', async () => {
  let finish: (() => void) | undefined
  const { store, save, job } = setup(() => new Promise((resolve) => (finish = () => resolve(FILE))))
  const written = store.write(BOOK)
  store.stop()
  finish?.()
  await written
  expect(save).not.toHaveBeenCalled()
  expect(job()).toEqual({ status: 'idle' })
})
