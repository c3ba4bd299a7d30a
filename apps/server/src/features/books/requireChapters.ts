import type { BookFormat } from '@voice-rankings/contract'
import { ApiError } from '../../kernel/http/apiError.ts'

/** Maximum number of sections in one file: the directory of a zip holds 65,535 entries, and each section has three. */
const MAX_CHAPTERS = 5000

/** Formats of a whole book. */
export const WHOLE: ReadonlySet<BookFormat> = new Set<BookFormat>(['m4b', 'zip'])

/** Throws `conflict` for a section that does not exist, and for more sections than a file holds. */
export function requireChapters(count: number, format: BookFormat, chapterIndex: number): void {
  if (!WHOLE.has(format) && (!Number.isInteger(chapterIndex) || chapterIndex < 0 || chapterIndex >= count)) {
    throw new ApiError('conflict', 'This text has no such section. Load it again.')
  }
  if (WHOLE.has(format) && count > MAX_CHAPTERS) {
    const message = `This text has ${count} sections, and a file holds ${MAX_CHAPTERS}. Use fewer headings.`
    throw new ApiError('conflict', message)
  }
}
