import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Worker } from 'node:worker_threads'

/** What one reading says, in MB but for the lag. */
export interface Reading {
  /** All memory that the system counts for the process. */
  rss: number
  /** Live objects of the main thread after a full collection, and what they hold outside of the heap. */
  heap: number
  external: number
  /** What the heaps of all threads have from the system, full or not. */
  heapSize: number
  /** Threads, and the memory of their heaps. */
  threads: number
  threadHeaps: number
  threadExternal: number
  /** How late the main thread was in ms, since the last reading. */
  lagP50: number
  lagP99: number
}

/** Loaded into the server that is measured (`node --import`): answers each message from its parent with a {@link Reading}. */
const workers = new Set<Worker>()
process.on('worker', (worker) => {
  workers.add(worker)
  worker.once('exit', () => workers.delete(worker))
})
const lag = monitorEventLoopDelay({ resolution: 10 })
lag.enable()

async function read(): Promise<Reading> {
  const [lagP50, lagP99] = [50, 99].map((percent) => lag.percentile(percent) / 1e6)
  globalThis.gc?.()
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const heaps = await Promise.all([...workers].map((worker) => worker.getHeapStatistics().catch(() => undefined)))
  const sum = (key: 'total_heap_size' | 'external_memory') => heaps.reduce((all, heap) => all + (heap?.[key] ?? 0), 0)
  lag.reset()
  return {
    rss: rss / 2 ** 20,
    heap: heapUsed / 2 ** 20,
    external: external / 2 ** 20,
    heapSize: heapTotal / 2 ** 20,
    threads: workers.size,
    threadHeaps: sum('total_heap_size') / 2 ** 20,
    threadExternal: sum('external_memory') / 2 ** 20,
    lagP50: lagP50 ?? 0,
    lagP99: lagP99 ?? 0,
  }
}

process.on('message', () => void read().then((reading) => process.send?.(reading)))
// Being asked must not keep the server from ending.
process.channel?.unref()
