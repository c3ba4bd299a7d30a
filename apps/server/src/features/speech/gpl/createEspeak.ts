import { isOtherScript, VOICE_SPEED_RANGE } from '@voice-rankings/contract'
import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import type { EngineVoice, SpeechEngine } from '../engine.ts'
import { placeMarks } from '../marks/placeMarks.ts'
import { spansOfTokens } from '../marks/spansOfTokens.ts'
import { ESPEAK_PACKAGE, programVersion } from '../programVersion.ts'
import { type ReadDesign, readDesign } from '../readDesign.ts'
import { EngineUnavailableError, UnknownVoiceError, UnspeakableTextError } from '../speechError.ts'
import { MAX_AUDIO_SECONDS, MAX_CHARACTERS, MAX_EXPECTED_SECONDS } from '../speechLimits.ts'
import { splitTokens } from '../text/tokens.ts'
import { createGplPool } from './createGplPool.ts'
import type { EspeakParameters, GplRequest } from './gplProtocol.ts'
import { toFloat } from './toFloat.ts'

/** Parameters of an eSpeak voice. */
export interface EspeakVoice extends Omit<EspeakParameters, 'language'> {
  /** eSpeak language by language code; the first is the default. */
  languages: Readonly<Record<string, string>>
}

export interface EspeakOptions {
  voices: ReadonlyMap<string, EspeakVoice>
  listing: readonly EngineVoice[]
  /** Entry file of the GPL engines' process; undefined when it is not installed. */
  path: string | undefined
  metrics?: Metrics | undefined
}

const NAME = 'eSpeak NG'
const NORMAL_RATE_WPM = 175

/** eSpeak NG in a separate process: a hundred languages, exact word times. */
export function createEspeak({ voices, listing, path, metrics }: EspeakOptions): SpeechEngine {
  const pool = path === undefined ? undefined : createGplPool({ name: NAME, path, metrics, jobsPerWorker: 300 })
  return {
    id: 'espeak',
    name: NAME,
    host: 'espeak.sourceforge.net',
    programVersion: programVersion(ESPEAK_PACKAGE, path),
    capabilities: {
      timings: 'native',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      maxExpectedSeconds: MAX_EXPECTED_SECONDS,
      speed: VOICE_SPEED_RANGE,
      phonemes: true,
    },
    status: () => (pool ? (pool.degraded ? 'degraded' : 'ready') : 'missing'),
    listVoices: () => Promise.resolve({ voices: listing }),
    async synthesize({ text, speakerId, providerVoiceId, languageCode = '', speed = 1, phonemes, signal, client }) {
      if (!pool) throw new EngineUnavailableError(NAME, 'the package @voice-rankings/gpl-engines is not installed.')
      const voice = voices.get(speakerId) ?? designedEspeak(readDesign('espeak', providerVoiceId))
      const language = voice?.languages[languageCode] ?? Object.values(voice?.languages ?? {})[0]
      if (!voice || language === undefined) throw new UnknownVoiceError(NAME, speakerId)
      // eSpeak would spell it: "Cyrillic letter P …".
      if (isOtherScript(text, Object.keys(voice.languages))) throw new UnspeakableTextError()
      const { variant, pitch, range, design, rate = NORMAL_RATE_WPM } = voice
      const parameters = { language, variant, pitch, range, design, rate: rate * speed }
      const maxSeconds = MAX_AUDIO_SECONDS
      const request: GplRequest = { engine: 'espeak', text, maxSeconds, voice: parameters, phonemes }
      const { samples, sampleRate, words } = await pool.run(request, { signal, client })
      const audioMs = (samples.length / sampleRate) * 1000
      return {
        audio: { samples: toFloat(samples), sampleRate },
        marks: placeMarks(splitTokens(text), spansOfTokens(text, words), audioMs),
        timingSource: 'native',
        phones: words.flatMap(({ offset, phones = [] }) =>
          phones.map(({ ipa, startMs, endMs }) => ({ ipa, offset, start: startMs, end: endMs })),
        ),
        billed: { unit: 'character', count: text.length },
      }
    },
    close: () => pool?.close() ?? Promise.resolve(),
  }
}

/** Languages of eSpeak whose name is not the first part of the language code. */
const REGIONS: Readonly<Record<string, string>> = { 'en-US': 'en-us', 'es-MX': 'es-419', 'pt-BR': 'pt-br' }

function designedEspeak(design: ReadDesign | undefined): EspeakVoice | undefined {
  if (!design) return undefined
  const { languageCode, valueOf } = design
  return {
    languages: { [languageCode]: REGIONS[languageCode] ?? languageCode.replace(/-.*/u, '') },
    rate: (NORMAL_RATE_WPM * valueOf('design_pace')) / 100,
    design: {
      pitchHz: valueOf('design_pitch'),
      rangeSemitones: valueOf('design_range'),
      size: valueOf('design_throat'),
      firstFormant: valueOf('design_first_formant'),
      secondFormant: valueOf('design_second_formant'),
      breath: valueOf('design_breath'),
      roughness: valueOf('design_roughness'),
      flutter: valueOf('design_flutter'),
    },
  }
}
