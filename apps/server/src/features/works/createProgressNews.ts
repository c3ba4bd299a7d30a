import { WorkProgress } from '@voice-rankings/contract'
import * as v from 'valibot'
import type { WorkRow } from '../../kernel/database/workTables.ts'
import type { Realtime } from '../realtime/createRealtime.ts'
import type { WorkReader } from './createWorkReader.ts'
import type { PreparedWork } from './prepareWork.ts'

/** Shortest time between two messages of one process about a work that is being spoken, in ms. */
const INTERVAL_MS = 1000

/** Topic of the speech of a work. */
export const topicOf = (workId: string) => `work ${workId}`

/** Sends the progress of a work to the pages that follow it. A work that is being spoken is sent once a second. */
export type ProgressNews = (row: WorkRow) => Promise<void>

export function createProgressNews(realtime: Pick<Realtime, 'publish'>, reader: WorkReader): ProgressNews {
  const sentAt = new WeakMap<PreparedWork, number>()
  return async (row) => {
    const prepared = await reader.prepare(row)
    const now = Date.now()
    if (row.status === 'speaking' && now - (sentAt.get(prepared) ?? 0) < INTERVAL_MS) return
    sentAt.set(prepared, now)
    const progress = v.parse(WorkProgress, await reader.summary(row))
    await realtime.publish(topicOf(row.work_id), { action: 'work-progress', ...progress })
  }
}
