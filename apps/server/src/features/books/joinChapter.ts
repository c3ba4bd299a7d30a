import { resample } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import type { BookChapter, BookPiece } from './book.ts'

/** Length of the fades at both ends of a piece, in seconds: a step at a join would be heard as a click. */
const FADE_SECONDS = 0.004

/** Maximum number of samples of silence that are written at once. */
const SILENCE_STEP = 65_536

/** Length and word times of a joined chapter. */
interface JoinedChapter {
  /** Sum of the decoded pieces and the pauses. */
  readonly sampleCount: number
  /** Word times from the start of the chapter, in ms. */
  readonly marks: readonly SpeechMark[]
}

/** Receives samples in -1…1 in order; the next ones follow once it resolves. */
export type WriteSamples = (samples: Float32Array) => Promise<void> | void

/**
 * Joins the pieces of a chapter and their pauses, with one piece in memory at a time. Pieces of another rate than
 * `sampleRate` are converted. The marks are shifted by decoded lengths, so they stay exact however many pieces precede.
 * Rejects when a piece cannot be loaded or is no mp3.
 */
export async function joinChapter(
  chapter: BookChapter,
  sampleRate: number,
  write: WriteSamples,
): Promise<JoinedChapter> {
  let sampleCount = 0
  const marks: SpeechMark[] = []
  for (const piece of chapter.pieces) {
    const decoded = await decodeMp3(await piece.mp3())
    const samples = faded(resample(decoded.samples, decoded.sampleRate, sampleRate), sampleRate)
    const startMs = (1000 * sampleCount) / sampleRate
    for (const mark of marksOf(piece, (1000 * samples.length) / sampleRate))
      marks.push({ ...mark, startTime: startMs + mark.startTime })
    await write(samples)
    const pause = pauseSamples(piece.pauseAfterMs, sampleRate)
    await writeSilence(pause, write)
    sampleCount += samples.length + pause
  }
  return { sampleCount, marks }
}

/** Word times of a piece; a voice without word times has one for the whole piece. */
function marksOf({ text, marks }: BookPiece, duration: number): readonly SpeechMark[] {
  return marks.length > 0 ? marks : [{ word: text, startTime: 0, duration }]
}

/** Length of a pause in samples, rounded. */
export function pauseSamples(pauseMs: number, sampleRate: number): number {
  return Math.round((Math.max(0, pauseMs) * sampleRate) / 1000)
}

async function writeSilence(count: number, write: WriteSamples): Promise<void> {
  for (let left = count; left > 0; left -= SILENCE_STEP) await write(new Float32Array(Math.min(left, SILENCE_STEP)))
}

/** Copy that rises from 0 and ends at 0, along half a cosine. */
function faded(samples: Float32Array, sampleRate: number): Float32Array {
  const result = samples.slice()
  const length = Math.min(Math.round(FADE_SECONDS * sampleRate), result.length >> 1)
  for (let at = 0; at < length; at += 1) {
    const gain = (1 - Math.cos((Math.PI * at) / length)) / 2
    result[at] = result[at]! * gain
    result[result.length - 1 - at] = result[result.length - 1 - at]! * gain
  }
  return result
}
