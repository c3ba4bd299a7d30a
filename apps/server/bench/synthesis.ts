import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from '../src/app/createServer.ts'
import { createEngines } from '../src/features/catalogue/createEngines.ts'
import { VOICES } from '../src/features/catalogue/voices.ts'
import { readConfig } from '../src/kernel/config/config.ts'
import { createLog } from '../src/kernel/log/createLog.ts'

/** Overhead of a speech request over the engine alone, on the same warm workers: `npm run bench -- synthesis [rounds]`. */
const ROUNDS = Number(process.argv[2] ?? 12)
/** Texts before that, in which V8 compiles the code of all workers. */
const WARM_UPS = 8

/** Pause before each text, in which workers collect garbage, in ms. */
const REST_MS = 200

const SENTENCES =
  'The morning was quiet and the harbour lay still. Nobody had expected the boats to come back so early, ' +
  'and yet there they were, one after the other, with their lamps still burning. ' +
  'People came down to the water and waited, and for a long time no one said a word.'

/** A new text, which neither the server nor an engine can have cached. */
let texts = 0
const newText = () => `Number ${(texts += 1)} of ${process.pid}. ${SENTENCES}`

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const dataDir = mkdtempSync(join(tmpdir(), 'voice-rankings-bench-'))
const english = VOICES.filter((voice) => voice.voice_language_codes[0] === 'en-US')
const services = new Set(VOICES.map((voice) => voice.voice_service))
const chosen = [...services].flatMap((service) => english.find((voice) => voice.voice_service === service) ?? [])
const engines = createEngines({ voices: chosen }).filter((engine) => engine.status() !== 'missing')
const config = { ...readConfig({ PORT: '0' }), dataDir, databaseUrl: undefined }
const server = await createServer({ config, log: createLog('error'), version: '0.0.0', engines, site: null })
try {
  await server.catalogueDone
  console.log(`\nSpeech of ${newText().length} characters, median of ${ROUNDS}: server time / bare engine time`)
  for (const voice of chosen) {
    const { voice_service, voice_speaker_id } = voice
    const engine = engines.find(({ id }) => id === voice_service)
    if (!engine) continue
    const bare = () => engine.synthesize({ text: newText(), speakerId: voice_speaker_id })
    const served = async () => {
      const body = JSON.stringify({ voice_id: `${voice_service}-${voice_speaker_id}`, text: newText() })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${server.url}/api/v1/voice/speech`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    }
    for (let text = 0; text < WARM_UPS; text += 1) await Promise.all([bare(), served()])
    const times: { bare: number[]; served: number[] } = { bare: [], served: [] }
    // Alternating, so that other load on the machine affects both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(REST_MS)
      times.bare.push(await time(bare))
      await sleep(REST_MS)
      times.served.push(await time(served))
    }
    const [bareMs, servedMs] = [median(times.bare), median(times.served)]
    const figures = `engine ${bareMs.toFixed(0).padStart(5)} ms   server ${servedMs.toFixed(0).padStart(5)} ms`
    console.log(`  ${engine.name.padEnd(12)} ${figures}   ratio ${(servedMs / bareMs).toFixed(2)}`)
  }
} finally {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}
