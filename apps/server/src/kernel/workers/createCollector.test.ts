import { expect, it } from 'vitest'
import { createCollector } from './createCollector.ts'

it('a thread holds no buffer of a job that ended a few jobs ago', async () => {
  const collect = createCollector()
  const buffers: WeakRef<Float32Array>[] = []
  for (let job = 0; job < 8; job += 1) {
    buffers.push(new WeakRef(new Float32Array(1e6)))
    // A reference that was made is kept until its task has ended.
    await new Promise((resolve) => setTimeout(resolve, 0))
    collect()
  }
  expect(buffers.slice(0, 4).filter((buffer) => buffer.deref())).toEqual([])
})
