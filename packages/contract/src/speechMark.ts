import * as v from 'valibot'
import { object } from './object.ts'

/** Time of one word of a text, in ms from the start of the audio. */
export const SpeechMark = object({
  /** The word as written in the text, including punctuation. */
  word: v.string(),
  startTime: v.number(),
  duration: v.number(),
  /** False for a word that the voice cannot say, such as one in another script; its duration is 0. */
  spoken: v.optional(v.literal(false)),
})
export type SpeechMark = v.InferOutput<typeof SpeechMark>

/**
 * Source of the word times: `native` reported by the engine, `marks` from marks in its input, `aligned` by comparison
 * with a timed reference, `estimated` by length, `none` without times.
 */
const TIMING_SOURCES = ['native', 'marks', 'aligned', 'estimated', 'none'] as const
/** Source of word times, one of {@link TIMING_SOURCES}. */
export const TimingSource = v.picklist(TIMING_SOURCES)
export type TimingSource = v.InferOutput<typeof TimingSource>
