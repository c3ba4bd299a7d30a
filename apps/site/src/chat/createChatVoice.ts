import type { Playback } from '@voice-rankings/playback'
import { createSequence } from '@voice-rankings/playback/sequence'
import type { Sequence } from '@voice-rankings/playback/sequence'
import { isClientError } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { countComplete, splitSentences } from './splitSentences.ts'
import { withoutMarkdown } from './withoutMarkdown.ts'

/** Silence between two sentences, in ms: as in long texts. */
const PAUSE_MS = 250

/** Errors of one sentence: the next one may be spoken. */
const OF_A_SENTENCE = new Set<unknown>(['engine_failed', 'text_unspeakable', 'text_too_long'])

/** Thrown for the sentence after the last one. */
class NoSentence extends Error {}

/** Speech of one message, which may still be written. */
export interface MessageSpeech {
  readonly sequence: Sequence
  /** Gives the text as far as it is written; `isWhole` when nothing follows. Its sentences are spoken as they come. */
  write(text: string, isWhole: boolean): void
}

interface SpeechOptions {
  client: Calls<'chats.speak'> & Pick<Client, 'url'>
  playback: Pick<Playback, 'track' | 'release'>
  voiceId: string
  /** BCP 47. */
  language: string
  createAudio?: () => HTMLAudioElement
}

/** Speaks a message sentence by sentence with the player of long texts, two sentences ahead. */
export function createMessageSpeech({
  client,
  playback,
  voiceId,
  language,
  createAudio,
}: SpeechOptions): MessageSpeech {
  let sentences: string[] = []
  /** Number of sentences that can be spoken. */
  let ready = 0
  let isWhole = false
  /** Called with the next text. */
  let waiting: (() => void)[] = []

  /** Waits until a sentence is written. */
  async function textOf(index: number, signal: AbortSignal): Promise<string> {
    if (index < ready) {
      const written = sentences[index] ?? ''
      return withoutMarkdown(written).trim() || written.trim()
    }
    if (isWhole || signal.aborted) throw new NoSentence()
    await new Promise<void>((resolve) => waiting.push(resolve))
    return textOf(index, signal)
  }

  const sequence = createSequence({
    playback,
    length: Infinity,
    next: (index) => (isWhole && index + 1 >= ready ? undefined : index + 1),
    async speak(index, signal) {
      const text = await textOf(index, signal)
      const speech = await client.chats.speak({ voice_id: voiceId, text }, { signal })
      return { url: client.url(speech.audio_url), durationMs: speech.sentence_duration, marks: speech.speechMarks }
    },
    pauseAfter: () => PAUSE_MS,
    isFatal: (error) => isClientError(error) && !('code' in error && OF_A_SENTENCE.has(error.code)),
    ...(createAudio && { createAudio }),
  })

  return {
    sequence,
    write(text, whole) {
      sentences = splitSentences(text, language)
      isWhole = whole
      ready = whole ? sentences.length : countComplete(sentences)
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
  }
}
