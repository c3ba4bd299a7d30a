import { ApiError } from '../../kernel/http/apiError.ts'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import type { ReadResult, TextSource } from './documentJob.ts'
import { readSource } from './readSource.ts'

answerJobs((source: TextSource): Promise<ReadResult> => {
  try {
    return Promise.resolve({ document: readSource(source) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message } = error
    return Promise.resolve({ refusal: { code, message } })
  }
})
