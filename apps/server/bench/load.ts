import { loadavg } from 'node:os'
import { quantile } from '../src/features/speech/testing/quantile.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'
import { type Answer, BROWSING, createCrowd } from './load/createCrowd.ts'
import type { Reading } from './load/probe.ts'
import { startServer } from './load/startServer.ts'

/**
 * Load test: many visitors browse and generate speech on the deployed server in a separate process: `node bench/load.ts
 * [visitors] [seconds] [embedded|postgres]`. All local.
 *
 * Fails when a browsing call is not successful, when speech is answered by anything but success or a 429 or 503 with
 * the time to retry, when browsing is too slow, or when memory grows after the warm-up.
 */
const VISITORS = Number(process.argv[2] ?? 50)
const SECONDS = Number(process.argv[3] ?? 60)
const DATABASE = process.argv[4] ?? 'embedded'

/** Warm-up time in seconds, until code is compiled, and threads and heap have their size. */
const WARM_UP_SECONDS = 60
/** Maximum 95th percentile of browsing calls, in ms. */
const BROWSING_P95_MS = 100
/** Maximum growth of live objects after a full collection, in MB per minute. */
const HEAP_GROWTH = 1
/** Maximum growth of resident memory from the first to the last third, as a share; garbage fluctuates. */
const RESIDENT_GROWTH = 0.05

/** Least-squares slope per minute of samples taken once a second. */
function slopePerMinute(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = meanOf(samples)
  const products = samples.reduce((all, value, i) => all + (i - middle) * (value - mean), 0)
  const squares = samples.reduce((all, _, i) => all + (i - middle) ** 2, 0)
  return (60 * products) / squares
}

const meanOf = (samples: readonly number[]) => samples.reduce((all, value) => all + value, 0) / samples.length

function timesOf(answers: readonly Answer[], calls: readonly Answer['what'][]): number[] {
  return answers.flatMap(({ what, status, ms }) => (calls.includes(what) && status === 200 ? ms : []))
}

function printTimes(label: string, times: readonly number[]): void {
  const shown = [0.5, 0.95, 0.99].map((q) => `p${q * 100} ${quantile(times, q).toFixed(0).padStart(4)} ms`)
  console.log(`  ${label.padEnd(10)} ${String(times.length).padStart(6)} answered  ${shown.join('  ')}`)
}

const mb = (value: number) => `${value.toFixed(1)} MB`

function printMemory(label: string, { rss, heap, external, heapSize, threads }: Reading): void {
  const sum = (key: 'heap' | 'external') => threads.reduce((all, thread) => all + thread[key], 0)
  const main = `live heap ${mb(heap)} of ${mb(heapSize)}, outside of it ${mb(external)}`
  const others = `${threads.length} threads ${mb(sum('heap'))} and ${mb(sum('external'))}`
  console.log(`  ${label}: ${mb(rss)} in all; main thread ${main}; ${others}`)
}

const load = () => loadavg()[0]?.toFixed(1)

const postgres = DATABASE === 'postgres' ? await startPostgres() : undefined
const server = await startServer({ ENGINES: 'flite', ...(postgres && { DATABASE_URL: postgres.url }) })
try {
  const crowd = createCrowd(server.url, { visitors: VISITORS })
  await crowd.visit(WARM_UP_SECONDS)
  const before = await server.read()
  const loadBefore = load()
  const resident: number[] = []
  const sampling = setInterval(
    () => resident.push(server.processes().find(({ name }) => name === 'server')?.rss ?? Number.NaN),
    1000,
  )
  const answers = await crowd.visit(SECONDS)
  clearInterval(sampling)
  const loadAfter = load()
  const after = await server.read()

  console.log(`Load: ${VISITORS} visitors for ${SECONDS} s on the ${DATABASE} database, after ${WARM_UP_SECONDS} s`)
  console.log(`  load average of this machine ${loadBefore} at first, ${loadAfter} at last`)
  printTimes('browsing', timesOf(answers, BROWSING))
  for (const call of [...BROWSING, 'speech'] as const) printTimes(`  ${call}`, timesOf(answers, [call]))
  console.log(`  main thread late by p50 ${after.lagP50.toFixed(0)} ms, p99 ${after.lagP99.toFixed(0)} ms`)
  const refused = answers.filter(({ status, isExpected }) => isExpected && status !== 200).length
  const failed = answers.filter(({ isExpected }) => !isExpected)
  const statuses = [...new Set(failed.map(({ status }) => status || 'no answer'))].join(', ')
  printMemory('memory before', before)
  printMemory('memory after', after)
  const third = Math.floor(resident.length / 3)
  const growth = meanOf(resident.slice(-third)) / meanOf(resident.slice(0, third)) - 1
  console.log(`  in between ${mb(meanOf(resident))} on average, ${mb(slopePerMinute(resident))} a minute`)

  const heapGrowth = ((after.heap - before.heap) * 60) / SECONDS
  const p95 = quantile(timesOf(answers, BROWSING), 0.95)
  const bars: [held: boolean, what: string][] = [
    [
      failed.length === 0,
      `${failed.length} failed${statuses && ` (${statuses})`}, ${refused} asked to come back later`,
    ],
    [p95 <= BROWSING_P95_MS, `browsing p95 ${p95.toFixed(0)} ms, at most ${BROWSING_P95_MS}`],
    [heapGrowth <= HEAP_GROWTH, `live heap ${mb(heapGrowth)} a minute, at most ${HEAP_GROWTH}`],
    [
      // NaN passes, for systems that do not report memory.
      !(growth > RESIDENT_GROWTH),
      `memory of the last third ${(100 * growth).toFixed(1)} % above the first, at most ${100 * RESIDENT_GROWTH}`,
    ],
  ]
  for (const [held, what] of bars) console.log(`  ${held ? 'ok  ' : 'FAIL'} ${what}`)
  if (bars.some(([held]) => !held)) process.exitCode = 1
} finally {
  await server.stop()
  await postgres?.stop()
}
