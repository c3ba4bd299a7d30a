import { formatSrt, formatVtt } from '@voice-rankings/playback/captions'
import { createMp3Writer, type Mp3Encoder } from '../../kernel/audio/createMp3Writer.ts'
import { id3Tag } from '../../kernel/audio/formats/id3Tag.ts'
import { threeLetterCode } from '../../kernel/audio/formats/threeLetterCode.ts'
import { type Book, type BookChapter, bookComment } from './book.ts'
import { joinChapter } from './joinChapter.ts'

/** Files of one chapter. */
export interface ChapterFiles {
  /** With an ID3 tag. */
  readonly mp3: Uint8Array
  readonly vtt: string
  readonly srt: string
}

interface ChapterOptions {
  /** In Hz, a rate that mp3 supports. */
  readonly sampleRate: number
  /** Encoder to reuse. */
  readonly encoder?: Mp3Encoder | undefined
}

/** Formats of captions: WebVTT and SubRip. */
const CAPTIONS = { vtt: formatVtt, srt: formatSrt }

/** Writes the captions of a chapter. Throws a RangeError without sound. */
export async function chapterCaptions(
  book: Book,
  index: number,
  { sampleRate, format }: { sampleRate: number; format: keyof typeof CAPTIONS },
): Promise<string> {
  const { marks } = await joinChapter(chapterOf(book, index), sampleRate, () => {})
  return CAPTIONS[format](marks)
}

/**
 * Writes the sound and captions of a chapter. Only the encoded mp3 is kept in memory. Throws a RangeError without
 * sound.
 */
export async function chapterFiles(
  book: Book,
  index: number,
  { sampleRate, encoder }: ChapterOptions,
): Promise<ChapterFiles> {
  const chapter = chapterOf(book, index)
  const writer = await createMp3Writer(sampleRate, encoder)
  const { marks } = await joinChapter(chapter, sampleRate, (samples) => writer.write(samples))
  const tag = id3Tag({
    title: chapter.title,
    artist: chapter.narrator ?? book.narrator,
    album: book.title,
    track: [index + 1, book.chapters.length],
    language: threeLetterCode(book.languageCode),
    comment: bookComment(book),
  })
  return { mp3: Buffer.concat([tag, writer.finish()]), vtt: formatVtt(marks), srt: formatSrt(marks) }
}

function chapterOf({ chapters }: Book, index: number): BookChapter {
  const chapter = chapters[index]
  if (!chapter) throw new RangeError(`The book has no chapter ${index + 1}. It has ${chapters.length}.`)
  return chapter
}
