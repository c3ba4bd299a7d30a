import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Worker } from 'node:worker_threads'

/** Memory of one worker thread, in MB. */
interface ThreadReading {
  name: string
  /** V8 heap size, used or not. */
  heap: number
  /** Buffers and WebAssembly memory outside of the heap. */
  external: number
}

/** One reading, in MB unless stated otherwise. */
export interface Reading {
  /** Resident memory of the process. */
  rss: number
  /** Live objects of the main thread after a full collection, and their memory outside of the heap. */
  heap: number
  external: number
  /** V8 heap size of the main thread, used or not. */
  heapSize: number
  /** WebAssembly memory of the main thread: the embedded database. */
  database: number
  threads: ThreadReading[]
  /** CPU time of the main thread since the start, in ms. */
  cpuMs: number
  /** CPU time of all threads since the start, in ms. */
  totalCpuMs: number
  /** Event loop delay since the last reading, in ms. */
  lagP50: number
  lagP99: number
}

/**
 * Preloaded into the measured server (`node --import`): answers each message from its parent with a {@link Reading}.
 */
const workers = new Map<Worker, string>()
process.on('worker', (worker) => {
  workers.set(worker, worker.threadName ?? 'thread')
  worker.once('exit', () => workers.delete(worker))
})
const lag = monitorEventLoopDelay({ resolution: 10 })
lag.enable()

/** The part of the WebAssembly API needed to find the memory of each instance. */
interface Programs {
  Memory: new () => { readonly buffer: ArrayBuffer }
  instantiate(...input: unknown[]): Promise<{ exports?: object; instance?: { exports: object } }>
}
const programs = WebAssembly as unknown as Programs
const memories = new Set<InstanceType<Programs['Memory']>>()
const { instantiate } = programs
programs.instantiate = async (...input) => {
  const result = await instantiate(...input)
  const imported = Object.values((input[1] ?? {}) as Record<string, object>).flatMap((part) => Object.values(part))
  for (const value of [...imported, ...Object.values(result.exports ?? result.instance?.exports ?? {})] as unknown[]) {
    if (value instanceof programs.Memory) memories.add(value)
  }
  return result
}

const MB = 2 ** 20

async function read(): Promise<Reading> {
  const [lagP50, lagP99] = [50, 99].map((percent) => lag.percentile(percent) / 1e6)
  const { user, system } = process.threadCpuUsage()
  const total = process.cpuUsage()
  globalThis.gc?.()
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const database = [...memories].reduce((all, { buffer }) => all + buffer.byteLength, 0)
  const threads = await Promise.all(
    [...workers].map(async ([worker, name]) => {
      const heap = await worker.getHeapStatistics().catch(() => undefined)
      return { name, heap: (heap?.total_heap_size ?? 0) / MB, external: (heap?.external_memory ?? 0) / MB }
    }),
  )
  lag.reset()
  return {
    rss: rss / MB,
    heap: heapUsed / MB,
    external: external / MB,
    heapSize: heapTotal / MB,
    database: database / MB,
    threads,
    cpuMs: (user + system) / 1000,
    totalCpuMs: (total.user + total.system) / 1000,
    lagP50: lagP50 ?? 0,
    lagP99: lagP99 ?? 0,
  }
}

process.on('message', () => void read().then((reading) => process.send?.(reading)))
// The channel must not keep the server alive.
process.channel?.unref()
