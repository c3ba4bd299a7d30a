import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newText } from './createCrowd.ts'

/** Requests sent at a fixed rate, independent of answers (open-loop load). */
export interface Volley {
  /** URL of the server. */
  url: string
  /** Number of texts. */
  count: number
  /** Requests per second; 0 sends all at once, each on its own connection. */
  perSecond: number
}

/** Outcome of a request. */
export interface Answer {
  /** 0 when the connection was lost. */
  status: number
  /** Latency in ms, from the scheduled time of sending. */
  ms: number
  retryAfter: number
  problem?: string
}

/** Time to wait for admitted requests after the last one was sent, in ms. */
const LEAVE_MS = 10_000

/** Error code of requests that were still waiting at the end. */
export const LEFT = 'ABORT_ERR'

/** Sends a volley from a separate process, so that clients do not slow down the caller. */
export async function fire(volley: Volley): Promise<Answer[]> {
  const client = fork(fileURLToPath(import.meta.url), [], { execArgv: ['--no-warnings'] })
  client.send(volley)
  const [answers] = (await once(client, 'message')) as [Answer[]]
  client.disconnect()
  return answers
}

/** Requests one text. */
export function speak(
  url: string,
  { network, text, agent, signal }: { network: string; text: string; agent: Agent; signal?: AbortSignal },
): Promise<Answer> {
  const startedAt = performance.now()
  const body = JSON.stringify({ voice_id: 'flite-slt--base', text })
  const length = Buffer.byteLength(body)
  const headers = { 'content-type': 'application/json', 'content-length': length, 'x-forwarded-for': network }
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = 0, problem?: string) =>
      resolve({ status, ms: performance.now() - startedAt, retryAfter, ...(problem !== undefined && { problem }) })
    const lost = (error: NodeJS.ErrnoException) => end(0, 0, error.code ?? error.message)
    const sent = request(`${url}/api/v1/voice/speech`, { method: 'POST', agent, headers, ...(signal && { signal }) })
    sent.on('error', lost)
    sent.on('response', (response) => {
      response.on('error', lost)
      response.on('end', () => end(response.statusCode ?? 0, Number(response.headers['retry-after'] ?? 0)))
      response.resume()
    })
    sent.end(body)
  })
}

/** Long enough that few of them fill the queue. */
export const longText = (number: number, count: number) => `${newText(number, count)} `.repeat(9).slice(0, 475)

async function send({ url, count, perSecond }: Volley): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const startedAt = performance.now()
  const leave = new AbortController()
  setTimeout(() => leave.abort(), (perSecond === 0 ? 0 : (1000 * count) / perSecond) + LEAVE_MS).unref()
  const answers = Array.from({ length: count }, async (_, number) => {
    const dueAt = startedAt + (perSecond === 0 ? 0 : (1000 * number) / perSecond)
    await sleep(dueAt - performance.now())
    const text = longText(number, Date.now() % 1e7)
    const answer = await speak(url, { network: '10.7.0.1', text, agent, signal: leave.signal })
    return { ...answer, ms: performance.now() - dueAt }
  })
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (volley: Volley) => void send(volley).then((answers) => process.send?.(answers)))
}
