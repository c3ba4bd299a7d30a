import { setImmediate as nextTask } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGarbageCollector } from './createGarbageCollector.ts'

const BYTES = 24e6

it('createGarbageCollector frees the buffers of finished jobs once they take more than 40 MB', async () => {
  const collect = createGarbageCollector()
  const buffers: WeakRef<Uint8Array>[] = []
  for (let job = 0; job < 8; job += 1) {
    buffers.push(new WeakRef(new Uint8Array(BYTES)))
    collect()
    await nextTask()
    await nextTask()
  }
  expect(buffers.slice(0, -2).filter((buffer) => buffer.deref())).toEqual([])
})
