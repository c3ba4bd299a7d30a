import { VOICE_SPEED_RANGE } from '@voice-rankings/contract'
import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import type { EngineVoice, SpeechEngine } from '../engine.ts'
import type { Flite } from '../flite/createFlite.ts'
import type { FliteVoice } from '../flite/fliteVoice.ts'
import { EngineUnavailableError, UnknownVoiceError, UnspeakableTextError } from '../speechError.ts'
import { MAX_AUDIO_SECONDS, MAX_CHARACTERS, MAX_EXPECTED_SECONDS } from '../speechLimits.ts'
import { speakableAscii } from '../text/speakableAscii.ts'
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
  /** Gnuspeech reports no word times; they are aligned with flite's. */
  reference: Pick<Flite, 'align'>
}

const NAME = 'Gnuspeech'

/** Gnuspeech, an articulatory synthesizer, in a separate process: English, word times by alignment. */
export function createGnuspeech({ voices, listing, path, reference, metrics }: GnuspeechOptions): SpeechEngine {
  const pool = path === undefined ? undefined : createGplPool({ name: NAME, path, metrics, jobsPerWorker: 100 })
  return {
    id: 'gnuspeech',
    name: NAME,
    host: 'gnu.org',
    capabilities: {
      timings: 'aligned',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      maxExpectedSeconds: MAX_EXPECTED_SECONDS,
      speed: VOICE_SPEED_RANGE,
    },
    status: () => (pool ? (pool.degraded ? 'degraded' : 'ready') : 'missing'),
    listVoices: () => Promise.resolve({ voices: listing }),
    async synthesize({ text, speakerId, speed = 1, signal, client }) {
      if (!pool) throw new EngineUnavailableError(NAME, 'the package @voice-rankings/gpl-engines is not installed.')
      const voice = voices.get(speakerId)
      if (!voice) throw new UnknownVoiceError(NAME, speakerId)
      const lines = splitSentences(splitTokens(text))
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
      const { sampleRate } = said
      const samples = toFloat(said.samples)
      const sampleAt = (ms: number) => Math.round((ms / 1000) * sampleRate)
      const sentences = said.words.map(({ startMs, endMs }) => ({ from: sampleAt(startMs), to: sampleAt(endMs) }))
      const utterance = { text, voice: referenceFor(voice), speed: tempo, samples, sampleRate, sentences }
      return {
        audio: { samples, sampleRate },
        marks: await reference.align(utterance, { signal, client }),
        timingSource: 'aligned',
        billed: { unit: 'character', count: text.length },
      }
    },
    close: () => pool?.close() ?? Promise.resolve(),
  }
}

/** Alignment is twice as accurate with a reference voice of the same gender. */
function referenceFor(voice: GnuspeechParameters): FliteVoice {
  return { model: voice.base === 'male' ? 'rms' : 'slt' }
}
