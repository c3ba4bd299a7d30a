import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import type { Book } from './book.ts'

/** Sample rate of all files of a book, in Hz: that of its first piece. Throws a RangeError for a book without pieces. */
export async function bookRate({ chapters }: Pick<Book, 'chapters'>): Promise<number> {
  const first = chapters.flatMap(({ pieces }) => pieces)[0]
  if (!first) throw new RangeError('The book has no speech. Generate at least one sentence.')
  return (await decodeMp3(await first.mp3())).sampleRate
}
