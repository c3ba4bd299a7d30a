import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEngines } from '../src/features/catalogue/createEngines.ts'
import { quantile } from '../src/features/speech/testing/quantile.ts'
import { newText } from './load/createCrowd.ts'
import { startBareServer } from './load/startBareServer.ts'
import { startServer } from './load/startServer.ts'
import { type Answer, fire, LEFT, longText, speak as speakAt } from './load/volley.ts'

/**
 * Overload test: more texts than the server can generate: `node bench/overload.ts`. All local.
 *
 * Fails when one network blocks another, when one of 200 concurrent texts is refused, when a connection is lost, when
 * an existing text is refused, and when a refusal is slow, expensive, or without the time to retry. The burst of a
 * thousand requests is compared with a server that only refuses.
 */
const AT_ONCE = 200
const OFFERED = 1000
/** Refusals at a steady rate, and in one burst. */
const REFUSALS = { count: 500, perSecond: 100 }
const BURST = { count: 1000, perSecond: 0 }
const REFUSAL_CPU_MS = 1
const REFUSAL_WIRE_MS = 100
/** Number of texts generated before the queue was full. */
const KNOWN = 20

// One connection per text: the server may close an idle one just when it is reused.
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
let texts = 0
const words = (number: number) => newText(number, (texts += 1))
const letters = () => longText(0, (texts += 1))
const digits = () => String(Math.random()).slice(2, 12).padEnd(10, '7').repeat(48).slice(0, 475)

const server = await startServer({ ENGINES: 'flite', HOLD_LIMIT: '1000000', HOLD_NETWORK_LIMIT: '1000000' })
const bare = await startBareServer()
const speak = (network: string, text: string, signal?: AbortSignal) =>
  speakAt(server.url, { network, text, agent, ...(signal && { signal }) })
try {
  console.log('Overload')
  const bars: [held: boolean, what: string][] = []
  for (const [name, text] of [
    ['475 digits', digits],
    ['475 letters', letters],
  ] as const) {
    const enough = new AbortController()
    const greedy = Promise.all(Array.from({ length: 80 }, () => speak('10.9.0.1', text(), enough.signal)))
    await sleep(1000)
    const polite: Answer[] = []
    for (let count = 0; count < 12; count += 1) polite.push(await speak('10.9.0.2', words(count)))
    enough.abort()
    print(`80 texts of ${name} of one network, until the other has its own`, await greedy)
    print('  12 of another meanwhile', polite)
    bars.push([countOf(polite, 200) === 12, `${countOf(polite, 200)} of 12 answered beside 80 texts of ${name}`])
  }

  const known = Array.from({ length: AT_ONCE }, (_, number) => words(number))
  const { result: many, totalCpuMs } = await measure(() =>
    Promise.all(known.map((text, number) => speak(`10.8.0.${number}`, text))),
  )
  print(`${AT_ONCE} texts of 20 words at once`, many)
  const ofEngine = (await engineCpuMs()).toFixed(0)
  console.log(
    `    ${(totalCpuMs / AT_ONCE).toFixed(0)} ms of processor time of the server for each; of the engine alone ${ofEngine} ms`,
  )
  bars.push([countOf(many, 200) === AT_ONCE, `${countOf(many, 200)} of ${AT_ONCE} texts at once answered`])

  const leave = new AbortController()
  const offered = Promise.all(
    Array.from({ length: OFFERED }, (_, number) => speak(`10.7.${number % 4}.1`, letters(), leave.signal)),
  )
  await sleep(5000)
  const again = await Promise.all(known.slice(0, KNOWN).map((text) => speak('10.7.0.1', text)))
  const { result: steady, ...refusing } = await measure(() => fire({ url: server.url, ...REFUSALS }))
  // Synthesis in progress and newly admitted texts are not part of a refusal's cost, so the same work is measured
  // without refusals.
  const letIn = REFUSALS.count - refusalsOf(steady).length
  const perSecond = (letIn * REFUSALS.perSecond) / REFUSALS.count
  const { result: alone, ...speaking } = await measure(() =>
    letIn > 0 ? fire({ url: server.url, count: letIn, perSecond }) : sleep<Answer[]>(refusing.ms, []),
  )
  const bareSteady = await fire({ url: bare.url, ...REFUSALS })
  const burst = await fire({ url: server.url, ...BURST })
  const bareBurst = await fire({ url: bare.url, ...BURST })
  leave.abort()
  const all = await offered
  print(`${OFFERED} texts at once`, all)
  print(`${KNOWN} meanwhile that were spoken before`, again)
  print(`${REFUSALS.count} new ones meanwhile, ${REFUSALS.perSecond} a second`, steady)
  print('  of the server that only refuses', bareSteady)
  print(`${BURST.count} new ones meanwhile, at one instant`, burst)
  print('  of the server that only refuses', bareBurst)
  const refused = refusalsOf(steady).length - refusalsOf(alone).length
  const cpu = (refusing.cpuMs - speaking.cpuMs) / refused
  const ratio = p95(refusalsOf(burst)) / p95(refusalsOf(bareBurst))
  const seconds = [refusing, speaking].map(({ cpuMs }) => (cpuMs / 1000).toFixed(2))
  console.log(
    `  main thread busy for ${seconds[0]} s with refusals, for ${seconds[1]} s with the ${letIn - refusalsOf(alone).length} texts that were let in`,
  )
  console.log(`  at one instant p95 of refusals is ${ratio.toFixed(1)} times that of the server that only refuses`)
  const answers = [...many, ...all, ...again, ...steady, ...burst]
  const lost = answers.flatMap(({ problem }) => (problem !== undefined && problem !== LEFT ? problem : []))
  const wire = p95(refusalsOf(steady))
  bars.push(
    [countOf(again, 200) === KNOWN, `${countOf(again, 200)} of ${KNOWN} texts that were spoken before answered`],
    [
      cpu <= REFUSAL_CPU_MS,
      `${refused} refusals took the main thread ${cpu.toFixed(2)} ms each, at most ${REFUSAL_CPU_MS}`,
    ],
    [wire <= REFUSAL_WIRE_MS, `refusals p95 ${wire.toFixed(0)} ms on the wire, at most ${REFUSAL_WIRE_MS}`],
    [refusalsOf(answers).every(({ retryAfter }) => retryAfter > 0), 'every refusal says when to come back'],
    [lost.length === 0, `${lost.length} connections lost ${[...new Set(lost)].join(', ')}`],
  )
  for (const [held, what] of bars) console.log(`  ${held ? 'ok  ' : 'FAIL'} ${what}`)
  if (bars.some(([held]) => !held)) process.exitCode = 1
} finally {
  agent.destroy()
  bare.stop()
  await server.stop()
}

/** Processor time of a text of 20 words that only the engine speaks, in ms, when its code is compiled. */
async function engineCpuMs(): Promise<number> {
  const engines = createEngines()
  const engine = engines.find(({ id }) => id === 'flite')
  const speakSome = async () => {
    for (let count = 0; count < KNOWN; count += 1) {
      await engine?.synthesize({ text: words(count), speakerId: 'slt--base' })
    }
  }
  await speakSome()
  const before = process.cpuUsage()
  await speakSome()
  const { user, system } = process.cpuUsage(before)
  await Promise.all(engines.map((one) => one.close()))
  return (user + system) / 1000 / KNOWN
}

/** Runs some work; returns its duration and the CPU time of the server, of its main thread and of all. */
async function measure<T>(
  work: () => Promise<T>,
): Promise<{ result: T; ms: number; cpuMs: number; totalCpuMs: number }> {
  const before = await server.read()
  const startedAt = performance.now()
  const result = await work()
  const ms = performance.now() - startedAt
  const after = await server.read()
  const [cpuMs, totalCpuMs] = [after.cpuMs - before.cpuMs, after.totalCpuMs - before.totalCpuMs]
  return { result, ms, cpuMs, totalCpuMs }
}

function countOf(answers: readonly Answer[], wanted: number): number {
  return answers.filter(({ status }) => status === wanted).length
}

function refusalsOf(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ status }) => status === 429 || status === 503)
}

function p95(answers: readonly Answer[]): number {
  return quantile(
    answers.map(({ ms }) => ms),
    0.95,
  )
}

function print(label: string, answers: readonly Answer[]): void {
  console.log(`  ${label}`)
  for (const status of [...new Set(answers.map((answer) => answer.status))].toSorted((a, b) => a - b)) {
    const same = answers.filter((answer) => answer.status === status)
    const all = same.map(({ ms }) => ms / 1000)
    const times = [0.5, 0.95, 1].map((q) => `p${q * 100} ${quantile(all, q).toFixed(2)} s`)
    const retry = same.map(({ retryAfter }) => retryAfter).filter(Boolean)
    const said = retry.length > 0 ? `, come back after ${Math.min(...retry)}–${Math.max(...retry)} s` : ''
    console.log(`    ${status || 'left'}: ${String(same.length).padStart(4)}  ${times.join('  ')}${said}`)
  }
}
