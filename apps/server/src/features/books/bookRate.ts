import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { readFrameHeader } from '../../kernel/audio/mp3Frames.ts'
import type { Book, BookPiece } from './book.ts'

/**
 * Sample rate of all files of a book, in Hz: the highest among the first pieces of its chapters, so that no voice loses
 * its high tones to another one's rate. Throws a RangeError for a book without pieces.
 */
export async function bookRate({ chapters }: Pick<Book, 'chapters'>): Promise<number> {
  let highest = 0
  const checked = new Set<BookPiece['mp3']>()
  for (const { pieces } of chapters) {
    const [first] = pieces
    if (!first || checked.has(first.mp3)) continue
    checked.add(first.mp3)
    highest = Math.max(highest, await rateOf(await first.mp3()))
  }
  if (highest === 0) throw new RangeError('The book has no speech. Generate at least one sentence.')
  return highest
}

async function rateOf(mp3: Uint8Array): Promise<number> {
  return readFrameHeader(mp3, 0)?.sampleRate ?? (await decodeMp3(mp3)).sampleRate
}
