import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  PEAK_COUNT,
  searchVoices as searchCall,
  similarRecord,
  voiceMap as mapCall,
  type VoiceQueryInput,
} from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createVoiceMap } from '../src/features/map/createVoiceMap.ts'
import { createSearchVoices } from '../src/features/search/createSearchVoices.ts'
import { createComparison } from '../src/features/similar/createComparison.ts'
import { createSimilarVoices } from '../src/features/similar/createSimilarVoices.ts'
import { createCatalogue } from '../src/features/voices/createCatalogue.ts'
import type { Database } from '../src/kernel/database/database.ts'
import { openDatabase } from '../src/kernel/database/openDatabase.ts'
import { samples, voices } from '../src/kernel/database/schema.ts'
import { COMPRESS } from '../src/kernel/http/answerJson.ts'
import { createRandom } from '../src/testing/createRandom.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'
import { syntheticVoices } from '../src/testing/syntheticVoices.ts'

/**
 * Duration of searches, the map and similar voices over 10,000 synthetic voices on both databases, the longest statement
 * of SQL (the embedded database answers nothing else meanwhile; those of the query builder, such as the reading of
 * voiceprints, are not timed), and the bytes of the map: `node bench/search.ts [voices] [rounds]`.
 */
const VOICES = Number(process.argv[2] ?? 10_000)
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
  'facets of all': () => ({ facets: 'true' }),
}

const mapQuery = (round: number) => v.parse(mapCall.query, { wpmRange: `100.${round}-300` })

async function fill({ queries, rows }: Database): Promise<string[]> {
  const all = syntheticVoices(VOICES)
  for (let at = 0; at < all.length; at += 1000) {
    const some = all.slice(at, at + 1000)
    await queries.insert(voices).values(some)
    await queries.insert(samples).values(some.map(({ voice_id }) => syntheticSample(voice_id)))
  }
  await rows(sql`VACUUM ANALYZE voices`)
  return all.map(({ voice_id: id }) => id)
}

/** Number of features of a voiceprint. */
const FEATURES = 55

const random = createRandom(2)

/** A sample with a voiceprint of eight parts, each near to the whole, and a waveform. */
function syntheticSample(voiceId: string): typeof samples.$inferInsert {
  const whole = Array.from({ length: FEATURES }, random)
  return {
    voice_id: voiceId,
    voice_sample_text: '',
    voice_sample_word_times: [],
    voice_sample_duration: 20_000,
    voice_sample_peaks: Array.from({ length: PEAK_COUNT }, () => Math.floor(random() * 100)),
    voice_sample_melody: Array.from({ length: PEAK_COUNT }, () => Math.floor(random() * 100)),
    voiceprint: { whole, parts: Array.from({ length: 8 }, () => whole.map((value) => value + random() / 10)) },
    voice_summary: '',
    voice_attributes_summary: [],
    voice_detail_breakdown: [],
  }
}

/** The database, and the longest of its statements since the last question. */
function timed(database: Database): { database: Database; longest: () => number } {
  let longest = 0
  const rows: Database['rows'] = async (statement) => {
    const startedAt = performance.now()
    try {
      return await database.rows(statement)
    } finally {
      longest = Math.max(longest, performance.now() - startedAt)
    }
  }
  return {
    database: { ...database, rows },
    longest() {
      const found = longest
      longest = 0
      return found
    },
  }
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
  const opened = await openDatabase({ databaseUrl, dataDir })
  const { database, longest } = timed(opened)
  try {
    const ids = await fill(opened)
    const readCatalogue = createCatalogue(database)
    console.log(`\nSearch over ${VOICES} voices on ${database.name}`)
    console.log(`  ${'catalogue, first read'.padEnd(24)}     ${(await time(readCatalogue)).toFixed(0)} ms`)
    const searchVoices = createSearchVoices(database, readCatalogue)
    for (const [name, query] of Object.entries(CASES)) {
      await measureCase(name, (round) =>
        searchVoices(v.parse(searchCall.query, query(round)), { kind: 'anonymous', key: null }),
      )
    }
    const voiceMap = createVoiceMap(database, readCatalogue)
    await measureCase('map', (round) => voiceMap(mapQuery(round), null))
    const similarVoices = createSimilarVoices(database, createComparison(database, readCatalogue))
    const similar = (round: number) =>
      similarVoices({ voice_id: ids[round]!, same_language: false, ...similarRecord('wanted', () => true) })
    console.log(`  ${'voiceprints, first read'.padEnd(24)}     ${(await time(() => similar(0))).toFixed(0)} ms`)
    await measureCase('similar voices', similar)
    console.log(`  ${'longest statement'.padEnd(24)}     ${longest().toFixed(1)} ms`)
    const { map } = await voiceMap(v.parse(mapCall.query, { axes: 'pitch,speakingRate' }), null)
    console.log(`  ${'map of two axes, compressed'.padEnd(24)}     ${await compressedBytes(map)} bytes`)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Size of an answer as the server compresses it. */
async function compressedBytes(answer: unknown): Promise<number> {
  return (await COMPRESS.br(Buffer.from(JSON.stringify(answer)))).length
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
