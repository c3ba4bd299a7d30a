import type { BookFormat } from '@voice-rankings/contract'
import type { Book, BookChapter, BookPiece } from './book.ts'

/** A piece whose sound is in a file. */
export interface StoredPiece extends Omit<BookPiece, 'mp3'> {
  /** Path of its mp3. */
  readonly file: string
}

/** A file of a book to be written on a thread. */
export interface BookJob {
  readonly format: BookFormat
  readonly book: Omit<Book, 'chapters'> & {
    readonly chapters: readonly (Omit<BookChapter, 'pieces'> & { readonly pieces: readonly StoredPiece[] })[]
  }
  /** Chapter of an mp3 or of captions. */
  readonly chapterIndex: number
  /** Path of the new file. */
  readonly output: string
  /** Shared memory: one 32-bit integer, the number of pieces that were read. */
  readonly progress: SharedArrayBuffer
}
