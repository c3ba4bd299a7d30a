import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchVoices as searchCall, voiceMap as mapCall, type VoiceQueryInput } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createVoiceMap } from '../src/features/map/createVoiceMap.ts'
import { createSearchVoices } from '../src/features/search/createSearchVoices.ts'
import type { Database } from '../src/kernel/database/database.ts'
import { openDatabase } from '../src/kernel/database/openDatabase.ts'
import { voices } from '../src/kernel/database/schema.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'
import { syntheticVoices } from '../src/testing/syntheticVoices.ts'

/**
 * Duration of catalogue searches over 50,000 synthetic voices on both databases: `node bench/search.ts [voices]
 * [rounds]`.
 */
const VOICES = Number(process.argv[2] ?? 50_000)
const ROUNDS = Number(process.argv[3] ?? 40)

const NAMES = ['el', 'an', 'be', 'lu', 'ma', 'sa', 'jo', 'ri']
const CASES: Record<string, (round: number) => VoiceQueryInput> = {
  'first page, no filter': () => ({}),
  'name begins with': (round) => ({ search: `${NAMES[round % NAMES.length]}ka` }),
  'name contains': (round) => ({ search: `${NAMES[round % NAMES.length]}no`.slice(1) }),
  'name with a slip': (round) => ({ search: `${NAMES[round % NAMES.length]}kal${'ma'.repeat(1 + (round % 2))}` }),
  'filters, sorted': (round) => ({
    languageCode: 'en',
    gender: 'female',
    pitchRange: `${150 + round}-260`,
    sort: '-wpm',
  }),
  'filters with facets': (round) => ({ languageCode: 'en', wpmRange: `${120 + round}-220`, facets: 'true' }),
  'facets asked again': () => ({ facets: 'true' }),
}

const mapQuery = (round: number) => v.parse(mapCall.query, { wpmRange: `100.${round}-300` })

async function fill({ queries, rows }: Database): Promise<void> {
  const all = syntheticVoices(VOICES)
  for (let at = 0; at < all.length; at += 1000) await queries.insert(voices).values(all.slice(at, at + 1000))
  await rows(sql`VACUUM ANALYZE voices`)
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}

/** Prints the durations of the rounds after a warm-up. */
async function measureCase(name: string, call: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = -3; round < ROUNDS; round += 1) {
    const taken = await time(() => call(round + 3))
    if (round >= 0) times.push(taken)
  }
  console.log(`  ${name.padEnd(24)} p50 ${quantile(times, 0.5).padStart(9)}   p95 ${quantile(times, 0.95).padStart(9)}`)
}

function quantile(times: readonly number[], q: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0).toFixed(1)} ms`
}

async function measure(databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'voice-rankings-bench-'))
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await fill(database)
    const searchVoices = createSearchVoices(database)
    console.log(`\nSearch over ${VOICES} voices on ${database.name}`)
    for (const [name, query] of Object.entries(CASES)) {
      await measureCase(name, (round) => searchVoices(v.parse(searchCall.query, query(round)), null))
    }
    const voiceMap = createVoiceMap(database)
    await measureCase('map, read anew', (round) => voiceMap(mapQuery(round), null))
    await measureCase('map, asked again', () => voiceMap(mapQuery(0), null))
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await measure(undefined)
const postgres = await startPostgres()
if (postgres) {
  try {
    await measure(postgres.url)
  } finally {
    await postgres.stop()
  }
} else console.log('\nNo PostgreSQL is installed, so there are no figures for it.')
