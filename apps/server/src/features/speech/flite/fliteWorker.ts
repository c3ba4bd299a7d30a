import { parentPort, workerData } from 'node:worker_threads'
import { createCollector } from '../../../kernel/workers/createCollector.ts'
import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import { alignWithFlite } from './alignWithFlite.ts'
import type { FliteJob, FliteResult, FliteWorkerData } from './fliteJob.ts'
import { speakFlite } from './speakFlite.ts'

/** The thread in which flite runs: a synthesis blocks for up to a second, which the server's own thread cannot afford. */
const own = workerData as FliteWorkerData
const collect = createCollector()

parentPort?.on('message', (job: FliteJob) => {
  const reply = attempt(job)
  const transfer = reply.ok ? [reply.result.samples.buffer] : []
  parentPort?.postMessage(reply, transfer)
  collect()
})

function attempt(job: FliteJob): WorkerReply<FliteResult, Refusal> {
  try {
    return job.kind === 'speak' ? speakFlite(own, job) : alignWithFlite(own, job)
  } catch (cause) {
    return { ok: false, reason: 'broken', message: cause instanceof Error ? cause.message : String(cause) }
  }
}
