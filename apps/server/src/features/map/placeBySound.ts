import { Worker } from 'node:worker_threads'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { createPool } from '../../kernel/workers/createPool.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import type { SoundPlace, SoundVoice } from './layOutVoices.ts'

/** Number of voices up to which they are laid out without a thread: it takes less time than a thread's start. */
const FEW = 50

/** Time limit of a layout, in ms: ten thousand voices take about a minute. */
const TIMEOUT_MS = 10 * 60_000

/** Ten thousand voices take 0.4 GB. */
const MEMORY_LIMITS = { ...THREAD_LIMITS, maxOldGenerationSizeMb: 768 }

/** Rows per statement, so that none occupies the embedded database for long. */
const ROWS_AT_ONCE = 500

/**
 * Gives the listed voices places on the map by sound, if one that is measured has none. Others move little. Call it with
 * the lock of the catalogue only.
 */
export async function placeBySound(database: Database, signal: AbortSignal): Promise<void> {
  const rows = await database.queries
    .select({ id: voices.voice_id, x: voices.voice_sound_x, y: voices.voice_sound_y })
    .from(voices)
    .where(and(eq(voices.listed, true), isNotNull(voices.measured_stamp)))
    .orderBy(voices.position, voices.voice_id)
  if (rows.every(({ x }) => x !== null)) return
  const sounds: SoundVoice[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const part = rows.slice(at, at + ROWS_AT_ONCE)
    const read = await database.queries
      .select({ id: samples.voice_id, print: samples.voiceprint })
      .from(samples)
      .where(
        inArray(
          samples.voice_id,
          part.map(({ id }) => id),
        ),
      )
    const prints = new Map(read.map(({ id, print }) => [id, print]))
    for (const { id, x, y } of part) {
      const print = prints.get(id)
      if (!print) throw new Error(`The measured voice ${id} has no voiceprint.`)
      sounds.push({ print, place: x === null || y === null ? null : [x, y] })
    }
  }
  const places = await layOut(sounds, signal)
  const moved = rows.flatMap(({ id, x, y }, at) => {
    const [newX, newY] = places[at] ?? [0, 0]
    return newX === x && newY === y ? [] : [sql`(${id}, ${newX}::float8, ${newY}::float8)`]
  })
  for (let at = 0; at < moved.length; at += ROWS_AT_ONCE) {
    const values = sql.join(moved.slice(at, at + ROWS_AT_ONCE), sql`, `)
    await database.rows(sql`
      UPDATE ${voices} SET voice_sound_x = placed.x, voice_sound_y = placed.y
      FROM (VALUES ${values}) AS placed (id, x, y) WHERE ${voices.voice_id} = placed.id`)
  }
}

async function layOut(sounds: readonly SoundVoice[], signal: AbortSignal): Promise<readonly SoundPlace[]> {
  if (sounds.length <= FEW) return (await import('./layOutVoices.ts')).layOutVoices(sounds)
  const pool = createPool<readonly SoundVoice[], SoundPlace[]>({
    name: 'The map by sound',
    start: (events) => {
      const options = { name: 'layout', resourceLimits: MEMORY_LIMITS }
      return Promise.resolve(threadWorker(new Worker(new URL('./layoutWorker.ts', import.meta.url), options), events))
    },
    size: 1,
    timeoutMs: TIMEOUT_MS,
    queueLimit: 1,
    jobsPerWorker: 1,
    idleMs: 0,
  })
  try {
    return await pool.run(sounds, { signal })
  } finally {
    await pool.close()
  }
}
