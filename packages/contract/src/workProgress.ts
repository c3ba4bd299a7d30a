import * as v from 'valibot'
import { object } from './object.ts'

/** State of the speech of a work: nothing runs, its sentences are being spoken, or they stopped with an error. */
export const WorkStatus = v.picklist(['idle', 'speaking', 'failed'])
export type WorkStatus = v.InferOutput<typeof WorkStatus>

/** Progress of the speech of a work. */
export const WorkProgress = object({
  work_id: v.string(),
  work_status: WorkStatus,
  /** Error that stopped its speech; null without one. */
  work_failure: v.nullable(v.string()),
  sentence_count: v.number(),
  /** Sentences that have been spoken. */
  spoken_count: v.number(),
  /** Milliseconds, pauses included; sentences that have not been spoken are estimated. */
  work_duration: v.number(),
  /** Changes with the pronunciations of its owner: see `pronunciation_key` of its sentences. */
  lexicon_revision: v.number(),
})
export type WorkProgress = v.InferOutput<typeof WorkProgress>
