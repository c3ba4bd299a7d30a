import { medianPitchHz } from '@voice-rankings/analysis'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import type { AlignJob, AlignResults } from './alignJob.ts'
import { alignUtterance } from './alignUtterance.ts'
import { cutPoints } from './cutPoints.ts'
import { featuresOf } from './features.ts'

answerJobs((job: AlignJob): Promise<AlignResults[AlignJob['kind']]> => Promise.resolve(resultOf(job)))

function resultOf(job: AlignJob): AlignResults[AlignJob['kind']] {
  if (job.kind === 'pitch') return medianPitchHz(job.sound.samples, job.sound.sampleRate)
  if (job.kind === 'features') return featuresOf(job.sound)
  if (job.kind === 'cuts') return cutPoints(job.reference, job.target, job.times)
  return alignUtterance(job.utterance, job.sample)
}
