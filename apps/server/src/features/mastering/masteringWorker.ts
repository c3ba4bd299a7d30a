import { computeMelody, melodyTrack } from '@voice-rankings/analysis'
import { PEAK_COUNT } from '@voice-rankings/contract'
import { createMp3Encoder } from 'wasm-media-encoders'
import type { DecodedAudio } from '../../kernel/audio/decodedAudio.ts'
import { decodeAudio } from '../../kernel/audio/decodeAudio.ts'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import type { WorkerJob, WorkerResult } from './masteringJob.ts'
import { masterSpeech } from './masterSpeech.ts'

/** Shared by all jobs of this thread, which run one at a time. */
const encoder = await createMp3Encoder()

answerJobs(async (job: WorkerJob): Promise<WorkerResult> => {
  if ('master' in job) return { mastered: await masterSpeech(job.master, encoder) }
  if ('melody' in job) return { melody: melodyOf(job.melody) }
  try {
    return { decoded: await decodeAudio(job.decode) }
  } catch (error) {
    return { undecodable: error instanceof Error ? error.message : String(error) }
  }
})

function melodyOf({ samples, sampleRate }: DecodedAudio): number[] {
  return computeMelody(melodyTrack(samples, sampleRate), (1000 * samples.length) / sampleRate, PEAK_COUNT)
}
