import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import type { Book } from './book.ts'
import type { BookJob } from './bookJob.ts'
import { bookRate } from './bookRate.ts'
import { chapterCaptions, chapterFiles } from './chapterFiles.ts'
import { writeM4b } from './writeM4b.ts'
import { zipBook } from './zipBook.ts'

answerJobs(async (job: BookJob): Promise<void> => {
  const book = openBook(job)
  switch (job.format) {
    case 'm4b':
      return writeM4b(book, job.output)
    case 'zip':
      return writeZip(book, job.output)
    case 'mp3': {
      const { mp3 } = await chapterFiles(book, job.chapterIndex, { sampleRate: await bookRate(book) })
      return writeFile(job.output, mp3)
    }
    case 'vtt':
    case 'srt': {
      const options = { sampleRate: await bookRate(book), format: job.format }
      return writeFile(job.output, await chapterCaptions(book, job.chapterIndex, options))
    }
  }
})

function openBook({ book, progress }: BookJob): Book {
  const read = new Int32Array(progress)
  return {
    ...book,
    chapters: book.chapters.map(({ pieces, ...chapter }) => ({
      ...chapter,
      pieces: pieces.map(({ file, ...piece }) => ({
        ...piece,
        mp3() {
          Atomics.add(read, 0, 1)
          return readFile(file)
        },
      })),
    })),
  }
}

async function writeZip(book: Book, path: string): Promise<void> {
  const file = createWriteStream(path)
  await zipBook(book, async (bytes) => {
    if (!file.write(bytes)) await once(file, 'drain')
  })
  file.end()
  await finished(file)
}
