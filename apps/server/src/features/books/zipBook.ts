import { Zip, ZipPassThrough } from 'fflate'
import { createMp3Encoder } from 'wasm-media-encoders'
import { type Book, bookComment } from './book.ts'
import { bookRate } from './bookRate.ts'
import { chapterFileName } from './chapterFileName.ts'
import { chapterFiles } from './chapterFiles.ts'

/** Receives bytes in order; the next ones follow once it resolves. */
type WriteBytes = (bytes: Uint8Array) => Promise<void>

/**
 * Writes a zip of a book, with one chapter in memory at a time: mp3, VTT and SRT of each chapter, the cover, and a text
 * that names voice, provider and licence. Nothing is compressed, as mp3 files are already.
 */
export async function zipBook(book: Book, write: WriteBytes): Promise<void> {
  const sampleRate = await bookRate(book)
  const encoder = await createMp3Encoder()
  const zip = createZip(write)
  for (const [index, { title }] of book.chapters.entries()) {
    const files = await chapterFiles(book, index, { sampleRate, encoder })
    const name = chapterFileName(index, book.chapters.length, title)
    await zip.add(`${name}.mp3`, files.mp3)
    await zip.add(`${name}.vtt`, Buffer.from(files.vtt))
    await zip.add(`${name}.srt`, Buffer.from(files.srt))
  }
  if (book.cover) await zip.add(book.cover.mimeType === 'image/png' ? 'cover.png' : 'cover.jpg', book.cover.bytes)
  const names = [book.title, book.author].filter(Boolean).join('\n')
  await zip.add('about.txt', Buffer.from(`${names}\n\n${bookComment(book)}\n`))
  await zip.end()
}

/** Zip whose bytes are written after each file. */
function createZip(write: WriteBytes) {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  async function flush(): Promise<void> {
    const bytes = ready
    ready = []
    for (const part of bytes) await write(part)
  }
  return {
    add(name: string, bytes: Uint8Array): Promise<void> {
      const file = new ZipPassThrough(name)
      zip.add(file)
      file.push(bytes, true)
      return flush()
    },
    end(): Promise<void> {
      zip.end()
      return flush()
    },
  }
}
