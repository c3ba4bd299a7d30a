import { asc, count, eq, sql } from 'drizzle-orm'
import { MAX_OFFSET_MS } from '../../features/catalogueJob/checkTimes.ts'
import { engineStates, voices } from '../../kernel/database/schema.ts'
import { formatTable } from '../tables/formatTable.ts'
import type { Command } from './command.ts'

const list: Command = {
  usage: 'engines list',
  description: 'List the engines with their voices, and the reason why one does not work',
  async run({ database, print }) {
    const { queries } = database
    const states = await queries.select().from(engineStates).orderBy(asc(engineStates.service))
    const counts = await queries
      .select({
        service: voices.voice_service,
        voices: count(),
        measured: sql<number>`count(${voices.measured_stamp})::int`,
        mistimed: sql<number>`(count(*) FILTER (WHERE ${voices.timing_offset_ms} > ${MAX_OFFSET_MS}))::int`,
      })
      .from(voices)
      .where(eq(voices.listed, true))
      .groupBy(voices.voice_service)
    const countsOf = new Map(counts.map((row) => [row.service, row]))
    const table = states.map(({ service, name, status, reason, changed_at }) => ({
      engine: service,
      name,
      status,
      since: changed_at.toISOString().slice(0, 16).replace('T', ' '),
      voices: String(countsOf.get(service)?.voices ?? 0),
      measured: String(countsOf.get(service)?.measured ?? 0),
      mistimed: String(countsOf.get(service)?.mistimed ?? 0),
      reason: reason ?? '',
    }))
    for (const line of formatTable(table)) print(line)
    print(`${states.length} engines.`)
  },
}

/** Commands for the engines. */
export const engineCommands: readonly Command[] = [list]
