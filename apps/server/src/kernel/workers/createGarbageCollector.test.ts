import { constants, type NodeGCPerformanceDetail, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as nextTask } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGarbageCollector } from './createGarbageCollector.ts'

const BYTES = 24e6
const LASTING_BYTES = 60e6

/** Calls the collector after each of eight jobs. */
async function runJobs(collect: () => void, job: () => void): Promise<void> {
  for (let left = 8; left > 0; left -= 1) {
    job()
    collect()
    await nextTask()
    await nextTask()
  }
}

/** Number of garbage collections that were asked for during some work. */
async function countCollections(work: () => Promise<void>): Promise<number> {
  let count = 0
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { detail: NodeGCPerformanceDetail })[]
    count += entries.filter(({ detail }) => (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) > 0).length
  })
  observer.observe({ entryTypes: ['gc'] })
  await work()
  // Collections are reported in a later task.
  await nextTask()
  await nextTask()
  observer.disconnect()
  return count
}

it('createGarbageCollector frees the buffers of finished jobs once they take more than 40 MB', async () => {
  const buffers: WeakRef<Uint8Array>[] = []
  await runJobs(createGarbageCollector(), () => buffers.push(new WeakRef(new Uint8Array(BYTES))))
  expect(buffers.slice(0, -2).filter((buffer) => buffer.deref())).toEqual([])
})

it.each([
  ['was taken before the first job', true, 0],
  // One collection finds out that the memory stays in use; each takes two calls.
  ['is taken by the first job', false, 2],
])('createGarbageCollector does not collect for memory in use that %s', async (_when, isBefore, collections) => {
  const lasting: Uint8Array[] = []
  const take = () => lasting.length === 0 && lasting.push(new Uint8Array(LASTING_BYTES))
  if (isBefore) take()
  const collect = createGarbageCollector()
  expect(await countCollections(() => runJobs(collect, take))).toBe(collections)
  expect(lasting).toHaveLength(1)
})
