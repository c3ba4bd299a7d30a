import { dollarsPerMillion, type OperatorCost, type VoicePrice } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import { creditEntries } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { snippets, voices } from '../../kernel/database/schema.ts'

interface Texts {
  day: string
  service: string
  price: VoicePrice | null
  texts: number
  characters: number
}

interface Credits {
  day: string
  service: string
  credits: number
}

/** UTC day of a time column. */
const dayOf = (column: unknown) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** Stored texts with their cost at the present prices, and paid credits, per provider and day, newest first. */
export async function readCosts(database: Database, dayCount: number): Promise<OperatorCost[]> {
  const since = sql`date_trunc('day', now(), 'UTC') - ${dayCount - 1} * interval '1 day'`
  const texts = await database.rows<Texts>(sql`
    SELECT ${dayOf(snippets.created_at)} AS day, ${voices.voice_service} AS service, ${voices.price} AS price,
      count(*)::int AS texts, sum(length(${snippets.voice_snippet_text}))::int AS characters
    FROM ${snippets} JOIN ${voices} USING (voice_id)
    WHERE ${snippets.created_at} >= ${since}
    GROUP BY 1, 2, 3`)
  const paid = await database.rows<Credits>(sql`
    SELECT ${dayOf(creditEntries.created_at)} AS day, ${voices.voice_service} AS service,
      sum(CASE ${creditEntries.kind} WHEN 'debit' THEN ${creditEntries.credits} ELSE -${creditEntries.credits} END)::int
        AS credits
    FROM ${creditEntries} JOIN ${voices} USING (voice_id)
    WHERE ${creditEntries.created_at} >= ${since} AND ${creditEntries.kind} IN ('debit', 'refund')
    GROUP BY 1, 2`)
  const costs = new Map<string, OperatorCost>()
  const rowOf = ({ day, service }: { day: string; service: string }) => {
    const key = `${day} ${service}`
    const row = costs.get(key) ?? {
      day,
      voice_service: service,
      text_count: 0,
      character_count: 0,
      dollars: 0,
      credits_paid: 0,
    }
    costs.set(key, row)
    return row
  }
  for (const one of texts) {
    const row = rowOf(one)
    const price = dollarsPerMillion(one.price)
    row.text_count += one.texts
    row.character_count += one.characters
    row.dollars = price === null || row.dollars === null ? null : row.dollars + (price * one.characters) / 1_000_000
  }
  for (const one of paid) rowOf(one).credits_paid += one.credits
  return [...costs.values()].toSorted(
    (a, b) => b.day.localeCompare(a.day, 'en') || a.voice_service.localeCompare(b.voice_service, 'en'),
  )
}
