import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { findGplProcess } from '../src/features/catalogue/createEngines.ts'
import { createPhonemizer } from '../src/features/speech/piper/createPhonemizer.ts'
import { createPiper } from '../src/features/speech/piper/createPiper.ts'
import { findVoices } from '../src/features/speech/piper/findVoices.ts'
import type { Runtime } from '../src/features/speech/piper/piperProtocol.ts'
import { readModel } from '../src/features/speech/piper/readModel.ts'
import { installRuntime, writeToneVoice } from '../src/features/speech/piper/testing/toneVoice.ts'
import { readProcessTree } from './load/processTree.ts'

/**
 * Piper beside a bare run of the same model, and the memory of its process with more models than it keeps:
 * `node bench/piper.ts [rounds]`. The models are test voices of the size of a published one, with matrices as work.
 * Fails above {@link MAX_RATIO} or {@link MAX_GROWTH}.
 */
const ROUNDS = Number(process.argv[2] ?? 10)
/** Maximum time of the engine, as a multiple of that of the bare run, which makes no phonemes. */
const MAX_RATIO = 1.5
const MODELS = 8
const MODELS_AT_ONCE = 2
const MODEL_MB = 60
/** Maximum memory with further models, as a multiple of that with as many as are kept. */
const MAX_GROWTH = 1.5

const TEXT = 'Nobody had expected the boats to come back so early in the morning.'

const folder = mkdtempSync(join(tmpdir(), 'voice-rankings-bench-'))
installRuntime(folder)
for (let n = 0; n < MODELS; n += 1) writeToneVoice(folder, { name: `model-${n}`, layers: MODEL_MB })
const gplProcess = findGplProcess()
const engine = createPiper({
  folder,
  modelsAtOnce: MODELS_AT_ONCE,
  gplProcess,
  align: () => Promise.resolve({ marks: [], timingSource: 'none' }),
  report: console.error,
})
const phonemizer = createPhonemizer({ name: 'Piper', gplProcess })
try {
  console.log(`Piper, ${MODELS} models of ${MODEL_MB} MB, ${MODELS_AT_ONCE} kept`)
  const speak = (n: number) => engine.synthesize({ text: TEXT, speakerId: `model-${n}--base` })
  const bare = await openBare()
  const { audio } = await speak(0)
  await bare.run()
  const times: { bare: number[]; engine: number[] } = { bare: [], engine: [] }
  // Alternating, so that other load on the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await time(bare.run))
    times.engine.push(await time(() => speak(0)))
  }
  await bare.release()
  const [bareMs, engineMs] = [median(times.bare), median(times.engine)]
  const seconds = (audio.samples.length / audio.sampleRate).toFixed(1)
  const figures = `${seconds} s of speech: bare run ${bareMs.toFixed(0)} ms, engine ${engineMs.toFixed(0)} ms`
  print(`${figures}; ratio`, engineMs / bareMs, MAX_RATIO)

  const memory: number[] = []
  for (let n = 0; n < MODELS; n += 1) {
    await speak(n)
    // The other process is that of eSpeak, which is smaller.
    const processes = readProcessTree(process.pid).filter(({ name }) => name === 'engine')
    memory.push(Math.max(...processes.map(({ rss }) => rss)))
  }
  const growth = Math.max(...memory) / (memory[MODELS_AT_ONCE - 1] ?? 0)
  const rss = memory.map((mb) => mb.toFixed(0)).join(', ')
  print(`RSS after each model ${rss} MB; largest by that after ${MODELS_AT_ONCE}`, growth, MAX_GROWTH)
} finally {
  await Promise.all([engine.close(), phonemizer.close()])
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the first model on the text without the engine, as its process does. */
async function openBare() {
  const [voice] = (await findVoices(folder)).voices
  if (!voice) throw new Error('The test voice cannot be read.')
  const { sentences } = await phonemizer.sentencesOf(TEXT, voice)
  const ids = sentences[0]?.ids ?? []
  const runtime = createRequire(join(folder, 'voices.js'))('onnxruntime-node') as Runtime
  const { bytes } = readModel(readFileSync(voice.model))
  const session = await runtime.InferenceSession.create(bytes, { logSeverityLevel: 3 })
  const { noise_scale, length_scale, noise_w } = voice.config.inference
  return {
    run: () =>
      session.run({
        input: new runtime.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        input_lengths: new runtime.Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
        scales: new runtime.Tensor('float32', Float32Array.of(noise_scale, length_scale, noise_w), [3]),
      }),
    release: () => session.release(),
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function print(what: string, value: number, limit: number): void {
  const isWithin = value <= limit
  console.log(`  ${isWithin ? 'ok  ' : 'FAIL'} ${what} ${value.toFixed(2)}, at most ${limit}`)
  if (!isWithin) process.exitCode = 1
}
