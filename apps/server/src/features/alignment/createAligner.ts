import type { SpeechMark, TimingSource } from '@voice-rankings/contract'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { SpeechEngine, UntimedSpeech } from '../speech/engine.ts'
import { placeMarks, type Span } from '../speech/marks/placeMarks.ts'
import { SpeechAbortedError } from '../speech/speechError.ts'
import { splitTokens } from '../speech/text/tokens.ts'
import { alignParts, type AlignOptions } from './alignParts.ts'
import { createAlignPool } from './createAlignPool.ts'
import { estimateSpans, soundingSpan } from './estimateSpans.ts'
import { referenceGender, referenceVoices } from './references.ts'

/** Times of the words of speech. */
export interface Alignment {
  /** One mark per whitespace-separated token of the text, in order. */
  marks: SpeechMark[]
  /** `estimated` when no engine speaks the language, or a part of the text is not what is said. */
  timingSource: Extract<TimingSource, 'aligned' | 'estimated'>
  /**
   * Place from which the text is not what is said: `offset` in the text in UTF-16 units, `seconds` in the audio. Absent
   * when the text fits, or could not be compared.
   */
  misfit?: { offset: number; seconds: number }
}

/** Times the words of speech. */
export interface Aligner {
  /**
   * Returns the times of the words of speech of up to half an hour. A local engine speaks the text, and its phones are
   * found in the audio. Rejects with a `SpeechError` when the caller aborts.
   */
  align(speech: UntimedSpeech, options?: AlignOptions): Promise<Alignment>
  close(): Promise<void>
}

/** Start of a recording whose pitch is measured, in seconds. */
const PITCH_SECONDS = 20

/** Creates the aligner; the given engines speak its references and belong to the caller. */
export function createAligner(engines: readonly SpeechEngine[], metrics?: Metrics): Aligner {
  const pool = createAlignPool(metrics)

  function pitchOf({ audio: { samples, sampleRate } }: UntimedSpeech, { signal, client }: AlignOptions) {
    const sound = { samples: samples.slice(0, PITCH_SECONDS * sampleRate), sampleRate }
    return pool.run({ kind: 'pitch', sound }, { signal, client })
  }

  /** Times and misfit by the first engine that speaks the text. */
  async function aligned(speech: UntimedSpeech, options: AlignOptions) {
    const gender = referenceGender(await pitchOf(speech, options), speech.gender)
    for (const voice of await referenceVoices(engines, speech.languageCode, gender)) {
      try {
        const found = await alignParts(pool, voice, speech, options)
        if (found) return found
      } catch (error) {
        // Speech with estimated times is worth more than none.
        if (options.signal?.aborted) throw error instanceof SpeechAbortedError ? error : new SpeechAbortedError()
      }
    }
    return undefined
  }

  return {
    async align(speech, options = {}) {
      if (options.signal?.aborted) throw new SpeechAbortedError()
      const { samples, sampleRate } = speech.audio
      const tokens = splitTokens(speech.text)
      const found = await aligned(speech, options)
      const spans: readonly (Span | undefined)[] = found?.spans ?? estimateSpans(tokens, soundingSpan(speech.audio))
      options.onProgress?.(1)
      return {
        marks: placeMarks(tokens, spans, (1000 * samples.length) / sampleRate),
        timingSource: found && !found.misfit ? 'aligned' : 'estimated',
        ...(found?.misfit && { misfit: found.misfit }),
      }
    },
    close: () => pool.close(),
  }
}
