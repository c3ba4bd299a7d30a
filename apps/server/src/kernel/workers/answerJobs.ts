import { parentPort } from 'node:worker_threads'
import { createGarbageCollector } from './createGarbageCollector.ts'
import type { WorkerReply } from './poolWorker.ts'

/** Answers each job posted to this thread. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  async function attempt(job: Job): Promise<WorkerReply<Result>> {
    try {
      return { ok: true, result: await work(job) }
    } catch (error) {
      return { ok: false, reason: 'broken', message: error instanceof Error ? error.message : String(error) }
    }
  }
  const collect = createGarbageCollector()
  const reply = async (job: Job) => {
    parentPort?.postMessage(await attempt(job))
    collect()
  }
  parentPort?.on('message', (job: Job) => void reply(job))
}
