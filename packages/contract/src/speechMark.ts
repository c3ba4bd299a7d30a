import * as v from 'valibot'
import { object } from './object.ts'

/** When one word of a text is spoken. Times are milliseconds from the start of the audio. */
export const SpeechMark = object({
  /** The word as it stands in the text, punctuation included. */
  word: v.string(),
  startTime: v.number(),
  duration: v.number(),
})
export type SpeechMark = v.InferOutput<typeof SpeechMark>

/**
 * Where the times of the marks come from: `native` the engine reports words, `marks` from marks put into its input,
 * `aligned` found by comparing the audio with a timed one, `estimated` spread by length, `none` no times at all.
 */
const TIMING_SOURCES = ['native', 'marks', 'aligned', 'estimated', 'none'] as const
/** Checks where the times of words come from: one of {@link TIMING_SOURCES}. */
export const TimingSource = v.picklist(TIMING_SOURCES)
export type TimingSource = v.InferOutput<typeof TimingSource>
