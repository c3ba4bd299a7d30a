import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../src/speech/testing/quantile.ts'
import { newText } from './load/createCrowd.ts'
import { startServer } from './load/startServer.ts'

/**
 * More texts than the server can speak: `node bench/overload.ts`. Everything stays on this machine.
 *
 * It fails when one network keeps another out, when one of 200 texts at once is refused, when a connection is lost, and when a
 * refusal is slow, dear, or without the time after which to come back.
 */
const AT_ONCE = 200
const OFFERED = 1000
/** Refusals that are counted one after the other. */
const REFUSALS = 300
const REFUSAL_CPU_MS = 1
const REFUSAL_WIRE_MS = 100

interface Answer {
  /** 0 when the connection was lost. */
  status: number
  ms: number
  retryAfter: number
  problem?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
let texts = 0
const words = (number: number) => newText(number, (texts += 1))
const long = () => `${words(0)} `.repeat(9).slice(0, 475)
const digits = () => String(Math.random()).slice(2, 12).padEnd(10, '7').repeat(48).slice(0, 475)

const server = await startServer({ ENGINES: 'flite', HOLD_LIMIT: '1000000', HOLD_NETWORK_LIMIT: '1000000' })
try {
  console.log('Overload')
  const bars: [held: boolean, what: string][] = []
  for (const [name, text] of [
    ['475 digits', digits],
    ['475 letters', long],
  ] as const) {
    const greedy = Promise.all(Array.from({ length: 80 }, () => speak('10.9.0.1', text())))
    await sleep(1000)
    const polite: Answer[] = []
    for (let count = 0; count < 12; count += 1) polite.push(await speak('10.9.0.2', words(count)))
    print(`80 texts of ${name} of one network`, await greedy)
    print('  12 of another meanwhile', polite)
    bars.push([countOf(polite, 200) === 12, `${countOf(polite, 200)} of 12 answered beside 80 texts of ${name}`])
  }

  const many = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) => speak(`10.8.0.${number}`, words(number))),
  )
  print(`${AT_ONCE} texts of 20 words at once`, many)
  bars.push([countOf(many, 200) === AT_ONCE, `${countOf(many, 200)} of ${AT_ONCE} texts at once answered`])

  const leave = new AbortController()
  const offered = Promise.all(
    Array.from({ length: OFFERED }, (_, number) => speak(`10.7.${number % 4}.1`, long(), leave.signal)),
  )
  await sleep(5000)
  await server.read()
  const before = await server.read()
  const refused: Answer[] = []
  for (let count = 0; count < REFUSALS; count += 1) refused.push(await speak('10.7.0.1', long(), leave.signal))
  const after = await server.read()
  leave.abort()
  const all = await offered
  print(`${OFFERED} texts at once`, all)
  print(`${REFUSALS} more, one after the other`, refused)
  const isRefusal = ({ status }: Answer) => status === 429 || status === 503
  const refusals = refused.filter(isRefusal)
  const wire = quantile(
    refusals.map(({ ms }) => ms),
    0.95,
  )
  const cpu = (after.cpuMs - before.cpuMs) / REFUSALS
  const lost = [...many, ...all, ...refused].filter(({ problem }) => problem !== undefined && problem !== 'ABORT_ERR')
  bars.push(
    [
      refusals.length === REFUSALS && cpu <= REFUSAL_CPU_MS,
      `${refusals.length} refusals took the main thread ${cpu.toFixed(2)} ms each, at most ${REFUSAL_CPU_MS}`,
    ],
    [wire <= REFUSAL_WIRE_MS, `refusals p95 ${wire.toFixed(0)} ms on the wire, at most ${REFUSAL_WIRE_MS}`],
    [
      [...all, ...refused].filter(isRefusal).every(({ retryAfter }) => retryAfter > 0),
      'every refusal says when to come back',
    ],
    [
      lost.length === 0,
      `${lost.length} connections lost ${[...new Set(lost.map(({ problem }) => problem))].join(', ')}`,
    ],
  )
  for (const [held, what] of bars) console.log(`  ${held ? 'ok  ' : 'FAIL'} ${what}`)
  if (bars.some(([held]) => !held)) process.exitCode = 1
} finally {
  agent.destroy()
  await server.stop()
}

function speak(network: string, text: string, signal?: AbortSignal): Promise<Answer> {
  const startedAt = performance.now()
  const body = JSON.stringify({ voice_id: 'flite-slt--base', text })
  const length = Buffer.byteLength(body)
  const headers = { 'content-type': 'application/json', 'content-length': length, 'x-forwarded-for': network }
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = 0, problem?: string) =>
      resolve({ status, ms: performance.now() - startedAt, retryAfter, ...(problem !== undefined && { problem }) })
    const lost = (error: NodeJS.ErrnoException) => end(0, 0, error.code ?? error.message)
    const sent = request(`${server.url}/api/v1/voice/speech`, {
      method: 'POST',
      agent,
      headers,
      ...(signal && { signal }),
    })
    sent.on('error', lost)
    sent.on('response', (response) => {
      response.on('error', lost)
      response.on('end', () => end(response.statusCode ?? 0, Number(response.headers['retry-after'] ?? 0)))
      response.resume()
    })
    sent.end(body)
  })
}

function countOf(answers: readonly Answer[], wanted: number): number {
  return answers.filter(({ status }) => status === wanted).length
}

function print(label: string, answers: readonly Answer[]): void {
  console.log(`  ${label}`)
  for (const status of [...new Set(answers.map((answer) => answer.status))].toSorted((a, b) => a - b)) {
    const same = answers.filter((answer) => answer.status === status)
    const times = [0.5, 0.95, 1].map(
      (q) =>
        `p${q * 100} ${(
          quantile(
            same.map(({ ms }) => ms),
            q,
          ) / 1000
        ).toFixed(2)} s`,
    )
    const retry = same.map(({ retryAfter }) => retryAfter).filter(Boolean)
    const said = retry.length > 0 ? `, come back after ${Math.min(...retry)}–${Math.max(...retry)} s` : ''
    console.log(`    ${status || 'none'}: ${String(same.length).padStart(4)}  ${times.join('  ')}${said}`)
  }
}
