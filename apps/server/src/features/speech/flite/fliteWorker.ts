import { parentPort, workerData } from 'node:worker_threads'
import { createGarbageCollector } from '../../../kernel/workers/createGarbageCollector.ts'
import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import type { FliteJob, FliteResult, FliteWorkerData } from './fliteJob.ts'
import { createFliteProgram } from './createFliteProgram.ts'
import { speakFlite } from './speakFlite.ts'

/** Worker thread of flite: a synthesis blocks for up to a second, too long for the server's main thread. */
const flite = createFliteProgram(workerData as FliteWorkerData)
const collect = createGarbageCollector()

parentPort?.on('message', (job: FliteJob) => {
  const reply = attempt(job)
  const transfer = reply.ok ? [reply.result.samples.buffer] : []
  parentPort?.postMessage(reply, transfer)
  collect()
})

function attempt(job: FliteJob): WorkerReply<FliteResult, Refusal> {
  try {
    return speakFlite(flite, job)
  } catch (cause) {
    return { ok: false, reason: 'broken', message: cause instanceof Error ? cause.message : String(cause) }
  }
}
