import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SampleSource } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import { placeBySound } from '../map/placeBySound.ts'
import { reportTimes } from './checkTimes.ts'
import { fillCatalogue, voiceId } from './fillCatalogue.ts'
import { labelCatalogue } from './labelCatalogue.ts'
import type { Catalogue, ListedVoice } from './listCatalogue.ts'
import { type MeasuringServices, measureVoice, measurementStamp } from './measureVoice.ts'

export interface CatalogueJob extends MeasuringServices {
  readonly config: MeasuringServices['config'] & Pick<Config, 'measureBudget'>
  readonly limiter: Limiter
  /** Lists what the engines offer. */
  list: () => Promise<Catalogue>
  /** Stops the job after the voices in progress; the next start continues. */
  signal: AbortSignal
}

/** Interval between attempts to get the lock from another process, in ms. */
const LOCK_RETRY_MS = 5000

/** Interval between labellings while voices are measured, in ms: each compares all voices. */
const LABEL_INTERVAL_MS = 10_000

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
    await labelCatalogue(job.database)
    const listed = catalogue.voices.flatMap((voice) =>
      voice.planned === null ? [] : [{ voice, source: voice.planned }],
    )
    const waiting = await outOfDate(job.database, listed)
    if (waiting.length > 0) await measureAll(job, listed.length, waiting)
    await placeOrNote(job)
  } finally {
    await release()
  }
}

/** Places the voices on the map by sound. Without it the catalogue is whole, so a failure is only logged. */
async function placeOrNote({ database, log, signal }: CatalogueJob): Promise<void> {
  if (signal.aborted) return
  try {
    await placeBySound(database, signal)
  } catch (error) {
    if (!signal.aborted) log.error('The voices could not be placed on the map by sound.', error)
  }
}

async function measureAll(job: CatalogueJob, listed: number, waiting: Wanted[]): Promise<void> {
  const from = new Date()
  const progress = job.log.progress('Speaking and measuring the voices', listed)
  let done = listed - waiting.length
  progress.update(done)
  let labelledAt = performance.now()
  const labelSometimes = async () => {
    if (performance.now() - labelledAt < LABEL_INTERVAL_MS) return
    labelledAt = performance.now()
    await labelCatalogue(job.database)
  }
  // One more worker than processors: speech of the next voice is generated during measurements, and visitors'
  // requests wait for few others.
  const workers = Array.from({ length: 1 + availableParallelism() }, async () => {
    for (let next = waiting.shift(); next && !job.signal.aborted; next = waiting.shift()) {
      if (await measureOrNote(job, next)) progress.update((done += 1))
      await labelSometimes()
    }
  })
  await Promise.all(workers)
  await labelCatalogue(job.database)
  progress.end()
  await reportTimes(job.database, job, from)
  // PGlite has no autovacuum, and the query planner needs the statistics.
  await job.database.rows(sql`VACUUM ANALYZE voices`)
}

async function lockWhenFree({ database, signal }: CatalogueJob): Promise<(() => Promise<void>) | null> {
  while (!signal.aborted) {
    const release = await database.tryLock('voice-rankings catalogue')
    if (release) return release
    await sleep(LOCK_RETRY_MS, undefined, { signal }).catch(() => {})
  }
  return null
}

async function outOfDate(database: Database, listed: readonly Wanted[]): Promise<Wanted[]> {
  const rows = await database.queries.select({ id: voices.voice_id, stamp: voices.measured_stamp }).from(voices)
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]))
  return listed.filter(({ voice, source }) => stamps.get(voiceId(voice)) !== measurementStamp(voice, source))
}

/** A voice to be measured, and the recording to measure it from. */
interface Wanted {
  readonly voice: ListedVoice
  readonly source: SampleSource
}

const DAY_MS = 24 * 3_600_000

/** Takes the characters of a sample that costs something from the budget of the day; false if too few are left. */
async function payFor({ limiter, config }: CatalogueJob, voice: ListedVoice, source: SampleSource): Promise<boolean> {
  if (voice.price === null || source !== 'sample') return true
  const budget = { name: 'paid measuring', points: config.measureBudget, durationMs: DAY_MS }
  const { allowed } = await limiter.consume(budget, 'all', voice.passage?.length)
  return allowed
}

/** Measures a voice and records a failure; false when the job was aborted before the end, which is not recorded. */
async function measureOrNote(job: CatalogueJob, { voice, source }: Wanted): Promise<boolean> {
  try {
    if (!(await payFor(job, voice, source))) return false
    await measureVoice(job, voice, source, job.signal)
  } catch (error) {
    if (job.signal.aborted) return false
    const failure = error instanceof Error ? error.message : String(error)
    job.log.error(`The sample of ${voiceId(voice)} could not be made: ${failure}`, undefined, {
      voiceId: voiceId(voice),
    })
    await job.database.queries
      .update(voices)
      .set({ failure })
      .where(eq(voices.voice_id, voiceId(voice)))
  }
  return true
}
