import type { Span } from '../marks/placeMarks.ts'
import type { PhonemeIds } from './phonemeIds.ts'
import type { PiperAnswer, PiperSentence } from './piperProtocol.ts'

/** Silence between sentences, in seconds. */
const PAUSE_SECONDS = 0.2

export interface JoinedSpeech {
  readonly samples: Float32Array
  /** Span of each token in ms; undefined if a sentence has no durations. */
  readonly spans: (Span | undefined)[] | undefined
}

/**
 * Joins sentences with a pause between them, and adds up the durations of phonemes to the spans of tokens: exact to the
 * sample, since each frame of a model is a fixed number of samples.
 */
export function joinSentences(
  spoken: PiperAnswer,
  sentences: readonly PhonemeIds[],
  tokenCount: number,
  sampleRate: number,
): JoinedSpeech {
  const pause = Math.round(PAUSE_SECONDS * sampleRate)
  const total = spoken.reduce((sum, { samples }) => sum + samples.length + pause, -pause)
  const samples = new Float32Array(Math.max(0, total))
  const spans: (Span | undefined)[] = Array.from({ length: tokenCount })
  let isTimed = true
  let at = 0
  const toMs = (sample: number) => (sample / sampleRate) * 1000
  for (const [index, sentence] of spoken.entries()) {
    samples.set(sentence.samples, at)
    const { owners = [] } = sentences[index] ?? {}
    const ends = phonemeEnds(sentence, owners.length)
    isTimed &&= ends !== undefined
    for (const [place, token] of owners.entries()) {
      const start = toMs(at + (ends?.[place - 1] ?? 0))
      const end = toMs(at + (ends?.[place] ?? 0))
      if (token >= 0) spans[token] = { start: spans[token]?.start ?? start, end }
    }
    at += sentence.samples.length + pause
  }
  return { samples, spans: isTimed ? spans : undefined }
}

/** End of each phoneme in samples; undefined if its durations do not add up to the audio. */
function phonemeEnds({ samples, durations }: PiperSentence, count: number): number[] | undefined {
  if (durations?.length !== count) return undefined
  const frames = durations.reduce((sum, each) => sum + each, 0)
  const samplesPerFrame = samples.length / frames
  if (!Number.isInteger(samplesPerFrame)) return undefined
  let end = 0
  return Array.from(durations, (each) => (end += each * samplesPerFrame))
}
