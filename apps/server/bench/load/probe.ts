import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Worker } from 'node:worker_threads'

/** Memory of one worker thread, in MB. */
interface ThreadReading {
  name: string
  /** V8 heap obtained from the system, used or not. */
  heap: number
  /** Buffers and WebAssembly memory outside of it. */
  external: number
}

/** What one reading says, in MB but for the lag. */
export interface Reading {
  /** All memory that the system counts for the process. */
  rss: number
  /** Live objects of the main thread after a full collection, and what they hold outside of the heap. */
  heap: number
  external: number
  /** The V8 heap of the main thread, used or not. */
  heapSize: number
  /** WebAssembly memory of the main thread: the embedded database. */
  database: number
  threads: ThreadReading[]
  /** Processor time of the main thread since the start, in ms. */
  cpuMs: number
  /** How late the main thread was in ms, since the last reading. */
  lagP50: number
  lagP99: number
}

/** Loaded into the server that is measured (`node --import`): answers each message from its parent with a {@link Reading}. */
const workers = new Map<Worker, string>()
process.on('worker', (worker) => {
  workers.set(worker, worker.threadName ?? 'thread')
  worker.once('exit', () => workers.delete(worker))
})
const lag = monitorEventLoopDelay({ resolution: 10 })
lag.enable()

/** The part of WebAssembly that tells how much memory a program has. */
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
    lagP50: lagP50 ?? 0,
    lagP99: lagP99 ?? 0,
  }
}

process.on('message', () => void read().then((reading) => process.send?.(reading)))
// Being asked must not keep the server from ending.
process.channel?.unref()
