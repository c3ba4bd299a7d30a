import { setTimeout as sleep } from 'node:timers/promises'
import { createStandin, type ReceivedRequest } from '@voice-rankings/standin'
import { createEngines } from '../src/features/catalogue/createEngines.ts'
import { createProviders } from '../src/features/catalogue/createProviders.ts'
import { createMastering } from '../src/features/mastering/createMastering.ts'
import type { SpeechEngine } from '../src/features/speech/engine.ts'
import { standinSettings } from '../src/features/speech/cloud/testing/standinSettings.ts'
import { standinSpeech } from '../src/features/speech/cloud/testing/standinSpeech.ts'
import { readConfig } from '../src/kernel/config/config.ts'

/**
 * Time that the server adds to a request of a provider, and its memory over many jobs: `node bench/providers.ts [jobs]`.
 *
 * The stand-in answers at once, with speech that was prepared. The same requests, sent without the server's code, are
 * the peer. Alignment is left out, as it is the same for all. Fails when a job costs more than {@link MOST_MS} above the
 * peer, or when memory grows by more than {@link GROWTH_MB} from the first half to the second.
 */
const JOBS = Number(process.argv[2] ?? 1000)
const MOST_MS = 20
const GROWTH_MB = 30
const AT_ONCE = 4
const TEXT = 'The quick brown fox jumps over the lazy dog.'

const local = createEngines()
const standin = await createStandin({ speak: standinSpeech(local) })
const mastering = createMastering({ workers: 1 })
const config = readConfig({ ...standinSettings(standin), PROVIDER_CONCURRENCY: String(AT_ONCE) })
const engines = createProviders(config, {
  decode: (file, options) => mastering.decode(file, options),
  align: () => Promise.resolve({ marks: [], timingSource: 'estimated' }),
  report: (failure) => {
    throw failure
  },
})

let isWithin = true
try {
  console.log(`Providers: ${JOBS} jobs of ${TEXT.length} characters each, ${AT_ONCE} at once; medians in ms`)
  for (const engine of engines) {
    const { job, peer } = await measure(engine)
    const added = peer === null ? '' : `, added ${(job - peer).toFixed(1)}`
    console.log(`${engine.name.padEnd(14)} job ${job.toFixed(1)}, bare requests ${peer?.toFixed(1) ?? '–'}${added}`)
    isWithin &&= job - (peer ?? 0) <= MOST_MS
  }
  const growth = await memoryGrowth(engines)
  console.log(`Memory grew by ${growth.toFixed(1)} MB from the first half of ${JOBS} jobs to the second.`)
  isWithin &&= growth <= GROWTH_MB
} finally {
  await Promise.all([standin.close(), mastering.close(), ...[...engines, ...local].map((engine) => engine.close())])
}
process.exitCode = isWithin ? 0 : 1

async function speakerOf(engine: SpeechEngine) {
  const { voices } = await engine.listVoices()
  const voice = voices.find(({ languageCodes }) => languageCodes.some((code) => code.startsWith('en')))
  if (!voice) throw new Error(`${engine.name} has no English voice.`)
  return { text: TEXT, speakerId: voice.speakerId, providerVoiceId: voice.providerVoiceId, languageCode: 'en-US' }
}

async function measure(engine: SpeechEngine): Promise<{ job: number; peer: number | null }> {
  const job = await speakerOf(engine)
  await engine.synthesize(job)
  const before = standin.received.length
  await engine.synthesize(job)
  const requests = standin.received.slice(before)
  const rounds = Math.min(100, JOBS)
  const jobs = await median(rounds, () => engine.synthesize(job))
  // A conversation over a WebSocket has no bare requests to compare with.
  const isSocket = requests.some(({ method }) => method === 'SEND')
  return { job: jobs, peer: isSocket ? null : await median(rounds, () => Promise.all(requests.map(replay))) }
}

async function replay({ service, method, path, query, headers, text }: ReceivedRequest): Promise<void> {
  const { authorization, 'content-type': type = 'application/json' } = headers
  const url = `${standin.url(service)}${path}?${query.toString()}`
  const own = Object.entries(headers).filter(([name]) => /^(x-|xi-|cartesia-)/.test(name))
  const answer = await fetch(url, {
    method,
    headers: {
      ...(Object.fromEntries(own) as Record<string, string>),
      'content-type': type,
      ...(authorization && { authorization }),
    },
    body: method === 'GET' ? undefined : text,
  })
  await answer.arrayBuffer()
}

async function median(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0
}

/** Growth of the resident memory between the two halves of the jobs, in MB, shared among all engines. */
async function memoryGrowth(all: readonly SpeechEngine[]): Promise<number> {
  const speakers = await Promise.all(all.map(async (engine) => ({ engine, job: await speakerOf(engine) })))
  const halves: number[] = []
  for (let half = 0; half < 2; half += 1) {
    let left = JOBS / 2
    const work = async () => {
      for (let number = (left -= 1); number >= 0; number = left -= 1) {
        const { engine, job } = speakers[number % speakers.length]!
        await engine.synthesize(job)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    standin.received.length = 0
    await sleep(1000)
    globalThis.gc?.()
    halves.push(process.memoryUsage().rss / 1024 / 1024)
    console.log(`RSS after ${((half + 1) * JOBS) / 2} jobs: ${halves.at(-1)?.toFixed(0)} MB`)
  }
  return (halves[1] ?? 0) - (halves[0] ?? 0)
}
