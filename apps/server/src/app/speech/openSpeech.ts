import { join } from 'node:path'
import { PIPER } from '../../features/catalogue/chooseEngines.ts'
import { createProviders } from '../../features/catalogue/createProviders.ts'
import { createMastering, type Mastering } from '../../features/mastering/createMastering.ts'
import { findGplProcess } from '../../features/catalogue/createEngines.ts'
import { type Aligner, createAligner } from '../../features/alignment/createAligner.ts'
import { createRecordings, type Recordings } from '../../features/recordings/createRecordings.ts'
import type { CloudServices } from '../../features/speech/cloud/createCloudEngine.ts'
import { createSpeech, type SpeechService } from '../../features/speech/createSpeech.ts'
import type { SpeechEngine } from '../../features/speech/engine.ts'
import { createPiper } from '../../features/speech/piper/createPiper.ts'
import type { ProviderError } from '../../features/speech/speechError.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'

export interface OpenSpeech {
  readonly speech: SpeechService
  readonly mastering: Mastering
  readonly recordings: Recordings
  /** Finds the words of generated speech. */
  readonly aligner: Pick<Aligner, 'align'>
  close(): Promise<void>
}

export interface SpeechOptions {
  readonly config: Config
  readonly local: readonly SpeechEngine[]
  readonly log: Log
  readonly metrics?: Metrics | undefined
  readonly limiter?: CloudServices['limiter']
}

/** Opens the given local engines, the configured providers, mastering, and the alignment of recordings. */
export function openSpeech({ config, local, log, metrics, limiter }: SpeechOptions): OpenSpeech {
  const mastering = createMastering({ workers: config.masteringWorkers, metrics })
  const aligner = createAligner(local, metrics)
  const providers = createProviders(config, {
    decode: (file, options) => mastering.decode(file, options),
    align: (speech, options) => aligner.align(speech, options),
    report: createReport(log),
    limiter,
  })
  // Of its own: recordings take minutes, for which no generated speech should wait.
  const recordingAligner = createAligner(local, metrics)
  const recordings = createRecordings(recordingAligner, metrics)
  const piper =
    (config.engines?.includes(PIPER) ?? true)
      ? [
          createPiper({
            folder: config.piperVoices ?? join(config.dataDir, 'voices'),
            modelsAtOnce: config.piperModelsAtOnce,
            gplProcess: findGplProcess(),
            align: (spoken, options) => aligner.align(spoken, options),
            report: (problem) => log.error(problem),
            metrics,
          }),
        ]
      : []
  const speech = createSpeech({ engines: [...local, ...piper, ...providers], metrics })
  return {
    speech,
    mastering,
    recordings,
    aligner,
    async close() {
      const opened = [speech, mastering, aligner, recordings, recordingAligner]
      await Promise.all(opened.map((one) => one.close()))
    },
  }
}

/** Time in which the same failure is logged once, in ms. */
const REPEATED_MS = 60_000

/** Logs failures of providers for the operator. */
function createReport(log: Log): (failure: ProviderError) => void {
  const logged = new Map<string, number>()
  return (failure) => {
    const line = `${failure.message} Reason: ${failure.detail}`
    const now = Date.now()
    if (now - (logged.get(line) ?? -Infinity) < REPEATED_MS) return
    for (const [old, at] of logged) if (now - at >= REPEATED_MS) logged.delete(old)
    logged.set(line, now)
    log.error(line, undefined, { code: failure.code })
  }
}
