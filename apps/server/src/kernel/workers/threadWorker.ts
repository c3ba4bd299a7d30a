import type { Worker } from 'node:worker_threads'
import './keepWasmCode.ts'
import type { PoolWorker, WorkerEvents, WorkerReply } from './poolWorker.ts'

/** Heap limits of a thread, in MB; audio buffers and WebAssembly memory are outside the heap. */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/** Wraps a thread that answers each message with a `WorkerReply`. An idle thread does not keep the process alive. */
export function threadWorker<Job, Result>(worker: Worker, events: WorkerEvents<Result>): PoolWorker<Job> {
  let failure = 'its thread ended'
  worker.on('message', (reply: WorkerReply<Result>) => events.onReply(reply))
  worker.on('error', (error) => {
    failure = error instanceof Error ? error.message : String(error)
  })
  worker.on('exit', () => events.onExit(failure))
  worker.unref()
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    post: (job) => worker.postMessage(job),
    stop: () => void worker.terminate(),
  }
}
