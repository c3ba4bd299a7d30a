import type { SpeechMark } from '@voice-rankings/contract'

/** A spoken part of a chapter, such as a sentence. */
export interface BookPiece {
  readonly text: string
  /** Word times from the start of the piece. */
  readonly marks: readonly SpeechMark[]
  /** Length as it was stored, in ms. Files use the decoded length instead. */
  readonly durationMs: number
  /** Silence after the piece, in ms. */
  readonly pauseAfterMs: number
  /** Loads its sound. Pieces with the same sound have the same function. */
  readonly mp3: () => Promise<Uint8Array>
}

/** A section of a book, with a title and at least one piece. */
export interface BookChapter {
  readonly title: string
  /** Name of its voice. Default: that of the book. */
  readonly narrator?: string
  readonly pieces: readonly BookPiece[]
}

/** A picture for the cover of a book. */
export interface BookCover {
  readonly bytes: Uint8Array
  readonly mimeType: 'image/jpeg' | 'image/png'
}

/** Data about a book for the tags of its files. */
export interface BookDetails {
  readonly title: string
  readonly author: string
  /** Name of the voice. */
  readonly narrator: string
  /** Company or project whose engine spoke. */
  readonly provider: string
  /** Licence of the speech; empty if its provider states none. */
  readonly licence: string
  /** BCP 47 code. */
  readonly languageCode: string
}

/** A spoken work to be written as files. */
export interface Book extends BookDetails {
  readonly cover?: BookCover | undefined
  readonly chapters: readonly BookChapter[]
}

/** Names separated by commas, each once. */
export const listed = (names: readonly string[]): string => [...new Set(names)].join(', ')

/** Stored length of chapters with their pauses, in ms. */
export function lengthMs(chapters: readonly BookChapter[]): number {
  const pieces = chapters.flatMap((chapter) => chapter.pieces)
  return pieces.reduce((sum, { durationMs, pauseAfterMs }) => sum + durationMs + pauseAfterMs, 0)
}

/** Comment of all files of a book: who spoke it, and under which licence. */
export function bookComment({ narrator, provider, licence }: BookDetails): string {
  const spoken = `Read by the synthetic voice ${narrator} (${provider}).`
  return licence === '' ? spoken : `${spoken} Licence: ${licence}.`
}
