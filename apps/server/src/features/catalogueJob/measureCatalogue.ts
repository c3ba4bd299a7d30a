import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { voices } from '../../kernel/database/schema.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { fillCatalogue, type ListedVoice, voiceId } from './fillCatalogue.ts'
import { type MeasuringServices, measureVoice, measurementStamp } from './measureVoice.ts'

export interface CatalogueJob extends MeasuringServices {
  listed: readonly ListedVoice[]
  log: Log
  /** Ends the job after the voices under way; a later start continues. */
  signal: AbortSignal
}

/** How long to wait before asking again whether another process has finished with the catalogue, in ms. */
const LOCK_RETRY_MS = 5000

/**
 * Lists the catalogue's voices and measures each that has no up-to-date sample. What is done stays done: it can be
 * stopped at any point, and continues at the next start. Voices that fail are noted and tried again then.
 */
export async function measureCatalogue(job: CatalogueJob): Promise<void> {
  const release = await lockWhenFree(job)
  if (!release) return
  try {
    await fillCatalogue(job.database, job.listed)
    const waiting = await outOfDate(job)
    if (waiting.length === 0) return
    const progress = job.log.progress('Speaking and measuring the voices', job.listed.length)
    let done = job.listed.length - waiting.length
    progress.update(done)
    // One more than processors: while they measure, the next is spoken, and people's requests need not wait for many.
    const lanes = Array.from({ length: 1 + availableParallelism() }, async () => {
      for (let next = waiting.shift(); next && !job.signal.aborted; next = waiting.shift()) {
        if (await measureOrNote(job, next)) progress.update((done += 1))
      }
    })
    await Promise.all(lanes)
    progress.end()
    // The embedded database does not do this by itself, and searches are planned by it.
    await job.database.rows(sql`VACUUM ANALYZE voices`)
  } finally {
    await release()
  }
}

async function lockWhenFree({ database, signal }: CatalogueJob): Promise<(() => Promise<void>) | null> {
  while (!signal.aborted) {
    const release = await database.tryLock('voice-rankings catalogue')
    if (release) return release
    await sleep(LOCK_RETRY_MS, undefined, { signal }).catch(() => {})
  }
  return null
}

async function outOfDate({ database, listed }: CatalogueJob): Promise<ListedVoice[]> {
  const rows = await database.queries.select({ id: voices.voice_id, stamp: voices.measured_stamp }).from(voices)
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]))
  return listed.filter((voice) => stamps.get(voiceId(voice.voice)) !== measurementStamp(voice))
}

/** True when the voice is dealt with, well or not; false when the job was stopped before, which is no failure of the voice. */
async function measureOrNote(job: CatalogueJob, next: ListedVoice): Promise<boolean> {
  try {
    await measureVoice(job, next, job.signal)
  } catch (error) {
    if (job.signal.aborted) return false
    const failure = error instanceof Error ? error.message : String(error)
    job.log.error(`The sample of ${voiceId(next.voice)} could not be made: ${failure}`)
    await job.database.queries
      .update(voices)
      .set({ failure })
      .where(eq(voices.voice_id, voiceId(next.voice)))
  }
  return true
}
