import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packagePath } from '../src/packagePath.ts'
import { quantile } from '../src/speech/testing/quantile.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'

/**
 * Many visitors who browse and have texts spoken, against the server as a process of its own:
 * `node bench/load.ts [visitors] [seconds] [embedded|postgres]`. Everything stays on this machine.
 *
 * It fails when an answer is neither a success nor a 429 or 503 that says when to come back.
 */
const VISITORS = Number(process.argv[2] ?? 50)
const SECONDS = Number(process.argv[3] ?? 60)
const DATABASE = process.argv[4] ?? 'embedded'

/** Before anything counts, in seconds: code is compiled and caches fill. */
const WARM_UP_SECONDS = Math.min(20, SECONDS)
/** Between two clicks of a visitor, in ms, at random from 0 to twice this. */
const PAUSE_MS = 1000
/** How many of a visitor's steps have a text spoken. */
const SPEAKING = 0.1

/** What visitors ask for; all but the last is browsing. */
const CALLS = ['search', 'voice', 'profile', 'speech'] as const

interface Answer {
  what: (typeof CALLS)[number]
  ms: number
  status: number
  isExpected: boolean
}

const answers: Answer[] = []
let words = 0

async function ask(what: Answer['what'], url: string, init: RequestInit & { headers: Record<string, string> }) {
  const startedAt = performance.now()
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  const body = await response?.arrayBuffer().catch(() => undefined)
  const status = body === undefined ? 0 : (response?.status ?? 0)
  const isBusy = (status === 429 || status === 503) && response?.headers.has('retry-after') === true
  answers.push({ what, ms: performance.now() - startedAt, status, isExpected: status === 200 || isBusy })
  return body && status === 200 ? (JSON.parse(Buffer.from(body).toString()) as Record<string, unknown>) : undefined
}

/** One visitor, on a network of their own, until the time is over. */
async function visit(url: string, number: number, until: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
  const browse = (what: Answer['what'], path: string) => ask(what, url + path, { headers })
  const terms = ['a', 'el', 'an', 'mar', 'jo', 'cal', 'flite', 'female']
  await sleep(Math.random() * PAUSE_MS * 2)
  while (Date.now() < until) {
    if (Math.random() < SPEAKING) {
      const text = `Visitor ${number} asks for word number ${(words += 1)} of this afternoon.`
      const body = JSON.stringify({ voice_id: 'flite-slt--base', text })
      await ask('speech', `${url}/api/v1/voice/speech`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
    } else {
      const term = terms[Math.floor(Math.random() * terms.length)]
      const found = await browse('search', `/api/v1/voice/search?search=${term}&facets=true`)
      const [voice] = (found?.voices ?? []) as {
        voice_service: string
        voice_gender: string
        voice_speaker_id: string
      }[]
      if (voice) {
        const path = [voice.voice_service, voice.voice_gender, voice.voice_speaker_id].map(encodeURIComponent).join('/')
        await browse('voice', `/api/v1/voice/${path}`)
      }
      await browse('profile', '/api/v1/user/status')
    }
    await sleep(Math.random() * PAUSE_MS * 2)
  }
}

/** Memory of a process in MB, where the system tells. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Least-squares slope of samples taken once a second, per minute. */
function slopePerMinute(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((all, value) => all + value, 0) / samples.length
  const products = samples.reduce((all, value, i) => all + (i - middle) * (value - mean), 0)
  const squares = samples.reduce((all, _, i) => all + (i - middle) ** 2, 0)
  return (60 * products) / squares
}

function printTimes(label: string, calls: readonly Answer['what'][]): void {
  const done = answers.filter(({ what, status }) => calls.includes(what) && status === 200)
  const times = done.map(({ ms }) => ms)
  const shown = [0.5, 0.95, 0.99].map((q) => `p${q * 100} ${quantile(times, q).toFixed(0).padStart(4)} ms`)
  console.log(`  ${label.padEnd(10)} ${String(times.length).padStart(6)} answered  ${shown.join('  ')}`)
}

const directory = mkdtempSync(join(tmpdir(), 'voice-rankings-load-'))
const postgres = DATABASE === 'postgres' ? await startPostgres() : undefined
const server = spawn(process.execPath, ['--no-warnings', packagePath('src', 'main.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    LOG: 'info',
    ENGINES: 'flite',
    DATA_DIR: directory,
    TRUSTED_PROXIES: '127.0.0.1',
    ...(postgres && { DATABASE_URL: postgres.url }),
  },
})
try {
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /at (http:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error('The server ended.')))
  })
  for (let left = true; left; await sleep(500)) {
    const state = (await (await fetch(`${url}/readyz`)).json()) as { voices_done: number; voices_total: number }
    left = state.voices_total === 0 || state.voices_done < state.voices_total
  }

  const everybody = (seconds: number) => {
    const until = Date.now() + seconds * 1000
    return Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(url, number, until)))
  }
  await everybody(WARM_UP_SECONDS)
  answers.length = 0
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMb(server.pid ?? 0)), 1000)
  await everybody(SECONDS)
  clearInterval(sampling)

  console.log(`Load: ${VISITORS} visitors for ${SECONDS} s on the ${DATABASE} database`)
  printTimes('browsing', CALLS.slice(0, -1))
  for (const call of CALLS) printTimes(`  ${call}`, [call])
  const refused = answers.filter(({ status, isExpected }) => isExpected && status !== 200).length
  const failed = answers.filter(({ isExpected }) => !isExpected)
  const statuses = [...new Set(failed.map(({ status }) => status || 'no answer'))].join(', ')
  console.log(`  ${refused} asked to come back later, ${failed.length} failed${statuses && ` (${statuses})`}`)
  const settled = memory.slice(Math.floor(memory.length / 2))
  console.log(
    `  memory ${settled.at(-1)?.toFixed(0)} MB, ${slopePerMinute(settled).toFixed(1)} MB a minute in the second half`,
  )
  if (failed.length > 0) process.exitCode = 1
} finally {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
  await postgres?.stop()
  rmSync(directory, { recursive: true, force: true })
}
