import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import type { SpeechJob } from '../engine.ts'
import { createGplPool } from '../gpl/createGplPool.ts'
import { EngineUnavailableError } from '../speechError.ts'
import { MAX_AUDIO_SECONDS } from '../speechLimits.ts'
import { splitSentences } from '../text/splitSentences.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import type { PiperVoice } from './findVoices.ts'
import { canSay, type PhonemeIds, phonemeIds, type PhonemeWord } from './phonemeIds.ts'

export interface PhonemizerOptions {
  /** Name of the engine in errors. */
  name: string
  /** Entry file of the GPL engines' process; undefined when it is not installed. */
  gplProcess: string | undefined
  metrics?: Metrics | undefined
}

export interface Phonemizer {
  /**
   * Makes the input of a model for each sentence of a text; none if the model can say nothing of it. Throws an
   * `EngineUnavailableError` when the voice needs the phonemes of eSpeak and eSpeak is not installed.
   */
  sentencesOf(text: string, voice: Spoken, options?: JobOptions): Promise<PhonemizedText>
  close(): Promise<void>
}

interface PhonemizedText {
  readonly sentences: readonly PhonemeIds[]
  /** Tokens with letters or digits of which the model knows no sound. */
  readonly unspoken: ReadonlySet<string>
}

type JobOptions = Pick<SpeechJob, 'signal' | 'client' | 'phonemes'>

type Spoken = Pick<PiperVoice, 'config' | 'languageCode'>

/** Speaking rate of eSpeak while it makes phonemes, in words per minute: its fastest, as its audio is not used. */
const PHONEME_RATE_WPM = 450

/** Language markers of eSpeak within phonemes, which models do not know. */
const LANGUAGE_MARKERS = /\([^)]*\)/gu

/** Makes the phonemes of texts: by eSpeak, in its own process, or the characters of the text. */
export function createPhonemizer({ name, gplProcess, metrics }: PhonemizerOptions): Phonemizer {
  const espeak =
    gplProcess === undefined
      ? undefined
      : createGplPool({ name: 'eSpeak NG', path: gplProcess, metrics, jobsPerWorker: 300 })

  async function wordsOf(
    text: string,
    { config, languageCode }: Spoken,
    { phonemes, ...options }: JobOptions,
  ): Promise<PhonemeWord[]> {
    if (config.phoneme_type === 'text') {
      return splitTokens(text).map((token, index) => ({ token: index, phonemes: token.toLowerCase() }))
    }
    if (!espeak) throw new EngineUnavailableError(name, 'the package @voice-rankings/gpl-engines is not installed.')
    const offsets = [...text.matchAll(/\S+/gu)].map((match) => match.index)
    const { words } = await espeak.run(
      {
        engine: 'espeak',
        text,
        phonemes,
        maxSeconds: MAX_AUDIO_SECONDS,
        voice: { language: config.espeak?.voice ?? languageCode, rate: PHONEME_RATE_WPM },
      },
      options,
    )
    return words.map(({ offset, phones = [] }) => ({
      token: offsets.findLastIndex((start) => start <= offset),
      phonemes: phones
        .map(({ ipa }) => ipa)
        .join('')
        .replaceAll(LANGUAGE_MARKERS, ''),
    }))
  }

  return {
    async sentencesOf(text, voice, options = {}) {
      const tokens = splitTokens(text)
      const words = await wordsOf(text, voice, options)
      const said = new Set(words.filter(({ phonemes }) => canSay(phonemes, voice.config)).map(({ token }) => token))
      // A token in which no word begins is a part of the word before ("I am").
      const begun = new Set(words.map(({ token }) => token))
      const unspoken = new Set(
        tokens.filter((token, index) => isSpeakable(token) && begun.has(index) && !said.has(index)),
      )
      const sentences: PhonemeIds[] = []
      let from = 0
      for (const { length } of splitSentences(tokens)) {
        const own = words.filter(
          ({ token }) => token >= from && token < from + length && !unspoken.has(tokens[token] ?? ''),
        )
        if (own.some(({ token }) => said.has(token))) sentences.push(phonemeIds(own, tokens, voice.config))
        from += length
      }
      return { sentences, unspoken }
    },
    close: async () => espeak?.close(),
  }
}
