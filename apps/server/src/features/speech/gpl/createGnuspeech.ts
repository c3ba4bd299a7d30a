import { VOICE_SPEED_RANGE } from '@voice-rankings/contract'
import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import type { EngineVoice, Speech, SpeechEngine, UntimedSpeech } from '../engine.ts'
import type { RunOptions } from '../../../kernel/workers/createPool.ts'
import { programVersion } from '../programVersion.ts'
import { type ReadDesign, readDesign } from '../readDesign.ts'
import { EngineUnavailableError, UnknownVoiceError, UnspeakableTextError } from '../speechError.ts'
import { MAX_AUDIO_SECONDS, MAX_CHARACTERS, MAX_EXPECTED_SECONDS } from '../speechLimits.ts'
import { withUnspoken } from '../marks/withUnspoken.ts'
import { isSpeakableInEnglish, speakableAscii } from '../text/speakableAscii.ts'
import { splitSentences } from '../text/splitSentences.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import { createGplPool } from './createGplPool.ts'
import type { GnuspeechParameters, GplRequest } from './gplProtocol.ts'
import { toFloat } from './toFloat.ts'

export interface GnuspeechOptions {
  voices: ReadonlyMap<string, GnuspeechParameters>
  listing: readonly EngineVoice[]
  /** Entry file of the GPL engines' process; undefined when it is not installed. */
  path: string | undefined
  metrics?: Metrics | undefined
  /** Gnuspeech reports no word times; they are found by alignment. The engine closes the aligner. */
  aligner: {
    align(speech: UntimedSpeech, options: RunOptions): Promise<Pick<Speech, 'marks' | 'timingSource'>>
    close(): Promise<void>
  }
}

const NAME = 'Gnuspeech'

/** True for words that it can say, and for signs, which shape the pauses. */
const canSay = (token: string) => isSpeakableInEnglish(token) || !isSpeakable(token)

/** Gnuspeech, an articulatory synthesizer, in a separate process: English, word times by alignment. */
export function createGnuspeech({ voices, listing, path, aligner, metrics }: GnuspeechOptions): SpeechEngine {
  const pool = path === undefined ? undefined : createGplPool({ name: NAME, path, metrics, jobsPerWorker: 100 })
  return {
    id: 'gnuspeech',
    name: NAME,
    host: 'gnu.org',
    programVersion: programVersion('@echogarden/gnuspeech-wasm', path),
    capabilities: {
      timings: 'aligned',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      maxExpectedSeconds: MAX_EXPECTED_SECONDS,
      speed: VOICE_SPEED_RANGE,
    },
    // While a part is spoken, the words of the one before are found.
    parts: 3,
    status: () => (pool ? (pool.degraded ? 'degraded' : 'ready') : 'missing'),
    listVoices: () => Promise.resolve({ voices: listing }),
    async synthesize({ text, speakerId, providerVoiceId, speed = 1, sample, signal, client }) {
      if (!pool) throw new EngineUnavailableError(NAME, 'the package @voice-rankings/gpl-engines is not installed.')
      const voice = voices.get(speakerId) ?? designedGnuspeech(readDesign('gnuspeech', providerVoiceId))
      if (!voice) throw new UnknownVoiceError(NAME, speakerId)
      const tokens = splitTokens(text)
      const spoken = tokens.filter(canSay)
      const lines = splitSentences(spoken)
        .map((sentence) => sentence.map(speakableAscii).filter(Boolean).join(' '))
        .filter(isSpeakable)
      if (lines.length === 0) throw new UnspeakableTextError()

      const tempo = (voice.tempo ?? 1) * speed
      const request: GplRequest = {
        engine: 'gnuspeech',
        text: lines.join('\n'),
        maxSeconds: MAX_AUDIO_SECONDS,
        voice: { ...voice, tempo },
      }
      const said = await pool.run(request, { signal, client })
      const audio = { samples: toFloat(said.samples), sampleRate: said.sampleRate }
      const gender = voice.base === 'male' ? 'male' : 'female'
      const untimed = { text: spoken.join(' '), languageCode: 'en-US', gender, audio, sample } as const
      const { marks, timingSource } = await aligner.align(untimed, { signal, client })
      return {
        audio,
        marks: withUnspoken(tokens, marks, canSay),
        timingSource,
        billed: { unit: 'character', count: text.length },
      }
    },
    async close() {
      await Promise.all([pool?.close(), aligner.close()])
    },
  }
}

/** Middle C, to which Gnuspeech's pitch is relative, in Hz. */
const MIDDLE_C_HZ = 261.63

/** Median pitch of speech by the pitch that Gnuspeech is given: measured for references from 80 to 400 Hz. */
const SPOKEN_SHARE = 0.714

function designedGnuspeech(design: ReadDesign | undefined): GnuspeechParameters | undefined {
  if (!design) return undefined
  const { base, valueOf } = design
  return {
    base: base as GnuspeechParameters['base'],
    tempo: valueOf('design_pace') / 100,
    pitchSemitones: 12 * Math.log2(valueOf('design_pitch') / SPOKEN_SHARE / MIDDLE_C_HZ),
    tractLengthCm: valueOf('design_throat'),
    breathiness: valueOf('design_breath'),
  }
}
