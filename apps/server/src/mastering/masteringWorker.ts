import { parentPort } from 'node:worker_threads'
import type { LaneReply } from '../speech/pool/lane.ts'
import type { Mastered, MasteringJob } from './masteringJob.ts'
import { masterSpeech } from './masterSpeech.ts'

/** Answers each job that is posted to this thread. */
parentPort?.on('message', (job: MasteringJob) => void reply(job))

async function reply(job: MasteringJob): Promise<void> {
  parentPort?.postMessage(await attempt(job))
}

async function attempt(job: MasteringJob): Promise<LaneReply<Mastered>> {
  try {
    return { ok: true, result: await masterSpeech(job) }
  } catch (error) {
    return { ok: false, reason: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}
