import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { fillCatalogue, voiceId } from './fillCatalogue.ts'
import type { Catalogue, ListedVoice } from './listCatalogue.ts'
import { type MeasuringServices, measureVoice, measurementStamp } from './measureVoice.ts'

export interface CatalogueJob extends MeasuringServices {
  /** Lists what the engines offer. */
  list: () => Promise<Catalogue>
  log: Log
  /** Stops the job after the voices in progress; the next start continues. */
  signal: AbortSignal
}

/** Interval between attempts to get the lock from another process, in ms. */
const LOCK_RETRY_MS = 5000

/**
 * Lists the catalogue's voices and measures those without an up-to-date sample. Each result is stored at once, so the
 * job can be stopped at any point and continues at the next start. Failures are recorded and retried then.
 */
export async function measureCatalogue(job: CatalogueJob): Promise<void> {
  const release = await lockWhenFree(job)
  if (!release) return
  try {
    const catalogue = await job.list()
    await fillCatalogue(job.database, catalogue)
    const listed = catalogue.voices.filter(isMeasured)
    const waiting = await outOfDate(job.database, listed)
    if (waiting.length === 0) return
    const progress = job.log.progress('Speaking and measuring the voices', listed.length)
    let done = listed.length - waiting.length
    progress.update(done)
    // One more worker than processors: speech of the next voice is generated during measurements, and visitors'
    // requests wait for few others.
    const workers = Array.from({ length: 1 + availableParallelism() }, async () => {
      for (let next = waiting.shift(); next && !job.signal.aborted; next = waiting.shift()) {
        if (await measureOrNote(job, next)) progress.update((done += 1))
      }
    })
    await Promise.all(workers)
    progress.end()
    // PGlite has no autovacuum, and the query planner needs the statistics.
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

async function outOfDate(database: Database, listed: readonly ListedVoice[]): Promise<ListedVoice[]> {
  const rows = await database.queries.select({ id: voices.voice_id, stamp: voices.measured_stamp }).from(voices)
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]))
  return listed.filter((voice) => stamps.get(voiceId(voice)) !== measurementStamp(voice))
}

/** True for a voice that is measured by the job: it costs nothing and has a text for its sample. */
function isMeasured({ price, passage }: ListedVoice): boolean {
  return passage !== null && price === null
}

/** Measures a voice and records a failure; false when the job was aborted before the end, which is not recorded. */
async function measureOrNote(job: CatalogueJob, next: ListedVoice): Promise<boolean> {
  try {
    await measureVoice(job, next, job.signal)
  } catch (error) {
    if (job.signal.aborted) return false
    const failure = error instanceof Error ? error.message : String(error)
    job.log.error(`The sample of ${voiceId(next)} could not be made: ${failure}`)
    await job.database.queries
      .update(voices)
      .set({ failure })
      .where(eq(voices.voice_id, voiceId(next)))
  }
  return true
}
