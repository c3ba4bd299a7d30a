import type { Log } from '../../kernel/log/createLog.ts'
import { createProgressNews } from './createProgressNews.ts'
import { createWorkJobs, type WorkJobs } from './createWorkJobs.ts'
import { createWorkReader, type WorkReader } from './createWorkReader.ts'
import { createWorkSpeech, type SpeakSentence } from './createWorkSpeech.ts'
import type { WorkServices } from './workServices.ts'

/** Everything that reads and speaks works. */
export interface Works {
  readonly reader: WorkReader
  readonly speakSentence: SpeakSentence
  readonly jobs: WorkJobs
}

export function createWorks(services: WorkServices, log: Log): Works {
  const reader = createWorkReader(services)
  const speakSentence = createWorkSpeech(services)
  const tell = createProgressNews(services.realtime, reader)
  const shared = services.config.databaseUrl !== undefined
  const jobs = createWorkJobs({ database: services.database, reader, speakSentence, tell, log, shared })
  return { reader, speakSentence, jobs }
}
