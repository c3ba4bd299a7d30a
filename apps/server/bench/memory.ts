import { setTimeout as sleep } from 'node:timers/promises'
import { createCrowd, newText } from './load/createCrowd.ts'
import type { ProcessMemory } from './load/processTree.ts'
import { startServer } from './load/startServer.ts'

/**
 * Memory of the server with default settings, by process: `node bench/memory.ts [minutes] [visitors]` (Linux).
 *
 * Visitors browse, generate texts with all engines and convert them; then 200 texts of twenty words are requested at
 * once. Fails when the processes together exceed {@link MOST_MB}, or when memory grows from the first to the last third
 * of the steady load.
 */
const MINUTES = Number(process.argv[2] ?? 10)
const VISITORS = Number(process.argv[3] ?? 10)

const MOST_MB = 600
/** Maximum growth of memory from the first to the last third, as a share. */
const GROWTH = 0.05
const AT_ONCE = 200
/** Time after the load until idle resources are released, in ms. */
const REST_MS = 80_000
const VOICES = ['flite-slt--base', 'espeak-en-us+linda--base', 'gnuspeech-male--base']

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const mb = (value: number) => `${value.toFixed(0).padStart(5)} MB`
const mean = (values: readonly number[]) => sum(values) / values.length
const total = (processes: readonly ProcessMemory[]) => sum(processes.map(({ pss }) => pss))

const server = await startServer({ HOLD_LIMIT: '1000000', HOLD_NETWORK_LIMIT: '1000000' })
try {
  console.log(`Memory: ${VISITORS} visitors for ${MINUTES} minutes, default settings`)
  await print('after the catalogue')
  await sleep(REST_MS)
  await print('at rest')
  let peak: ProcessMemory[] = []
  let samples: ProcessMemory[][] = []
  const sampling = setInterval(() => {
    const processes = server.processes()
    samples.push(processes)
    if (total(processes) > total(peak)) peak = processes
  }, 1000)
  const crowd = createCrowd(server.url, { visitors: VISITORS, voices: VOICES, converting: 0.3 })
  await crowd.visit(60)
  samples = []
  const answers = await crowd.visit(MINUTES * 60)
  const steady = samples
  await print('after the steady load')
  const burst = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => speak(number)))
  clearInterval(sampling)
  await print(`after ${AT_ONCE} texts at once`)
  await sleep(REST_MS)
  await print('at rest again')

  const third = Math.floor(steady.length / 3)
  const thirds = [steady.slice(0, third), steady.slice(third, -third), steady.slice(-third)]
  const [first = 0, , last = 0] = thirds.map((samples) => mean(samples.map(total)))
  const growth = last / first - 1
  const failed = answers.filter(({ isExpected }) => !isExpected).length
  const spoken = answers.filter(({ what, status }) => what === 'speech' && status === 200).length
  console.log(
    `  steady load: ${answers.length} calls, ${spoken} texts, ${failed} failed; ${mb(mean(steady.map(total)))} on average`,
  )
  for (const samples of thirds) console.log(`    a third of the time: ${meansOf(samples)}`)
  const statuses = Object.entries(Object.groupBy(burst, String)).map(([status, all]) => `${all?.length} × ${status}`)
  console.log(`  texts at once: ${statuses.join(', ')}`)
  const bars: [held: boolean, what: string][] = [
    [total(peak) <= MOST_MB, `at the peak ${mb(total(peak))} (${describe(peak)}), at most ${MOST_MB}`],
    [growth <= GROWTH, `last third ${(100 * growth).toFixed(1)} % above the first, at most ${100 * GROWTH}`],
  ]
  for (const [held, what] of bars) console.log(`  ${held ? 'ok  ' : 'FAIL'} ${what}`)
  if (bars.some(([held]) => !held)) process.exitCode = 1
} finally {
  await server.stop()
}

async function speak(number: number): Promise<number> {
  const response = await fetch(`${server.url}/api/v1/voice/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${number}` },
    body: JSON.stringify({ voice_id: VOICES[number % VOICES.length], text: newText(number, Date.now() % 1e6) }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Mean memory of each process, by name. */
function meansOf(samples: readonly (readonly ProcessMemory[])[]): string {
  const all = Object.entries(Object.groupBy(samples.flat(), ({ name }) => name))
  return all.map(([name, one = []]) => `${name} ${(total(one) / samples.length).toFixed(0)}`).join('; ')
}

function describe(processes: readonly ProcessMemory[]): string {
  return processes.map(({ name, rss, pss }) => `${name} ${pss.toFixed(0)}, resident ${rss.toFixed(0)}`).join('; ')
}

async function print(label: string): Promise<void> {
  const processes = server.processes()
  const { heap, heapSize, external, database, threads } = await server.read()
  const own = processes.find(({ name }) => name === 'server')
  const inThreads = sum(threads.map((thread) => thread.heap + thread.external))
  const rest = (own?.rss ?? 0) - (own?.files ?? 0) - heapSize - external - inThreads
  console.log(`  ${label}: ${mb(total(processes))} in all (${describe(processes)})`)
  console.log(
    `    server: programs ${mb(own?.files ?? 0)}, heap ${mb(heapSize)} (live ${mb(heap)}), outside of it ${mb(external)}, of which database ${mb(database)}`,
  )
  for (const thread of threads)
    console.log(`      ${thread.name}: heap ${mb(thread.heap)}, outside of it ${mb(thread.external)}`)
  console.log(`      other allocations, stacks and compiled code ${mb(rest)}`)
}
