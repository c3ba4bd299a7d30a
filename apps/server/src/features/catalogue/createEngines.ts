import { createRequire } from 'node:module'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createAligner } from '../alignment/createAligner.ts'
import type { EngineVoice, SpeechEngine } from '../speech/engine.ts'
import { createFlite } from '../speech/flite/createFlite.ts'
import { createEspeak } from '../speech/gpl/createEspeak.ts'
import { createGnuspeech } from '../speech/gpl/createGnuspeech.ts'
import type { CatalogueVoice } from './catalogueVoice.ts'
import { VOICES } from './voices.ts'

export interface EnginesOptions {
  /** Default: all voices of the catalogue. */
  voices?: readonly CatalogueVoice[]
  /** Entry file of the GPL engines' process; default: the installed one. Null marks those engines as `missing`. */
  gplProcess?: string | null
  /** Counts the jobs of their workers. Default: they are not counted. */
  metrics?: Metrics | undefined
}

/** Creates the local engines with the catalogue's voices. Workers start with the first job. */
export function createEngines({ voices = VOICES, gplProcess, metrics }: EnginesOptions = {}): SpeechEngine[] {
  const path = gplProcess === undefined ? findGplProcess() : (gplProcess ?? undefined)
  const flite = createFlite({ ...voicesOf(voices, 'flite'), metrics })
  const espeak = createEspeak({ ...voicesOf(voices, 'espeak'), path, metrics })
  const aligner = createAligner([espeak, flite], metrics)
  const gnuspeech = createGnuspeech({ ...voicesOf(voices, 'gnuspeech'), path, aligner, metrics })
  return [flite, espeak, gnuspeech]
}

type ParametersOf<Service> = Extract<CatalogueVoice, { voice_service: Service }>['parameters']

/** Voices of one service, in the format of its engine. */
function voicesOf<Service extends CatalogueVoice['voice_service']>(
  voices: readonly CatalogueVoice[],
  service: Service,
) {
  const own = voices.filter(
    (voice): voice is Extract<CatalogueVoice, { voice_service: Service }> => voice.voice_service === service,
  )
  return {
    voices: new Map<string, ParametersOf<Service>>(
      own.map((voice) => [voice.voice_speaker_id, voice.parameters as ParametersOf<Service>]),
    ),
    listing: own.map(engineVoice),
  }
}

/** A voice of the catalogue as its engine lists it. */
export function engineVoice(voice: CatalogueVoice): EngineVoice {
  return {
    speakerId: voice.voice_speaker_id,
    name: voice.voice_name,
    gender: voice.voice_gender,
    languageCodes: voice.voice_language_codes,
    instructions: voice.voice_instructions ?? undefined,
    parameters: voice.parameters,
  }
}

/** Entry file of the GPL engines' process; undefined when that optional package is not installed. */
export function findGplProcess(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@voice-rankings/gpl-engines/process')
  } catch {
    return undefined
  }
}
