import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BookFormat } from '@voice-rankings/contract'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { createAdmissionQueue, type QueueClient } from '../../kernel/workers/createAdmissionQueue.ts'
import { createPool } from '../../kernel/workers/createPool.ts'
import { PoolBusyError } from '../../kernel/workers/poolError.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import { makeWorkDirectory, renewWorkDirectory } from '../../kernel/storage/workDirectory.ts'
import { type Book, type BookPiece, lengthMs } from './book.ts'
import type { BookJob, StoredPiece } from './bookJob.ts'
import { WHOLE } from './requireChapters.ts'

/** A file of a book to be written. */
interface BookOrder {
  readonly book: Book
  readonly format: BookFormat
  /** Chapter of an mp3 or of captions. */
  readonly chapterIndex: number
  /** Storage key of the new file. */
  readonly key: string
}

/** Writes files of books on threads, which clients share by the length of their books. */
export interface BookWriter {
  /**
   * Writes a file into the store; `onProgress` is called with the share that is done, 0 to 1. Rejects with a
   * `PoolError`.
   */
  write(order: BookOrder, options: { client: QueueClient; onProgress?: (share: number) => void }): Promise<void>
  close(): Promise<void>
}

/** Time limit of a file, in ms. The longest text, of about 28 hours, takes 26 minutes of processor time. */
const TIMEOUT_MS = 2_400_000
/** Maximum waiting time, in ms: that of two of the longest texts. */
const LONGEST_WAIT_MS = 3_600_000
/** Processor time per second of sound, in ms (decision 47). */
const MS_PER_SECOND = 15
const NAME = 'The export of texts'
/** Default number of threads; more of them would only take memory from the voices. */
const THREADS = Math.min(4, workerCount())
/** Share of the work that is done once the pieces are copied to files. */
const COPIED_SHARE = 0.1
const REPORT_MS = 300
/** Formats with captions. */
const CAPTIONED: ReadonlySet<BookFormat> = new Set<BookFormat>(['zip', 'vtt', 'srt'])

/** Creates the writer. A thread encodes about a minute of sound a second. */
export function createBookWriter(store: ObjectStore, metrics?: Metrics, threads = THREADS): BookWriter {
  const pool = createPool<BookJob, void>({
    name: NAME,
    metrics,
    start: (events) =>
      Promise.resolve(
        threadWorker(
          new Worker(new URL('./bookWorker.ts', import.meta.url), { name: 'book', resourceLimits: THREAD_LIMITS }),
          events,
        ),
      ),
    size: threads,
    timeoutMs: TIMEOUT_MS,
    // Books wait in their turns.
    queueLimit: threads,
    jobsPerWorker: 20,
    idleMs: 30_000,
  })
  /** Books in their turn: the sound of each is copied to the disk until it is written. */
  const turns = createAdmissionQueue({
    name: NAME,
    metrics,
    concurrency: threads,
    longestWaitMs: LONGEST_WAIT_MS,
    msPerUnit: MS_PER_SECOND,
    refuse: (retryAfterMs) => new PoolBusyError(NAME, retryAfterMs),
  })
  /** Never aborted: a file is finished when its client leaves. */
  const { signal } = new AbortController()

  async function writeNow(
    { book, format, chapterIndex, key }: BookOrder,
    onProgress: (share: number) => void,
  ): Promise<void> {
    const directory = await makeWorkDirectory('convert')
    const pieceCount = Math.max(1, book.chapters.flatMap(({ pieces }) => pieces).length)
    const progress = new SharedArrayBuffer(4)
    const read = new Int32Array(progress)
    let copied = 0
    const report = () => {
      const done = Math.min(1, Atomics.load(read, 0) / pieceCount)
      onProgress(COPIED_SHARE * (copied / pieceCount) + (1 - COPIED_SHARE) * done)
    }
    const reporting = setInterval(report, REPORT_MS)
    const stopRenewing = renewWorkDirectory(directory)
    try {
      // Sentences that are repeated share their sound.
      const files = new Map<BookPiece['mp3'], string>()
      const chapters = []
      for (const { pieces, ...chapter } of book.chapters) {
        const stored: StoredPiece[] = []
        for (const { mp3, ...piece } of pieces) {
          const file = files.get(mp3) ?? join(directory, `${files.size}.mp3`)
          if (!files.has(mp3)) await writeFile(file, await mp3())
          files.set(mp3, file)
          copied += 1
          // Only captions need word times, and those of a long text take tens of megabytes.
          stored.push({ ...piece, marks: CAPTIONED.has(format) ? piece.marks : [], file })
        }
        chapters.push({ ...chapter, pieces: stored })
      }
      const output = join(directory, 'out')
      await pool.run({ format, book: { ...book, chapters }, chapterIndex, output, progress })
      if ((await stat(output)).size === 0) throw new Error('The file of the book is empty.')
      await store.putFile(key, output)
    } finally {
      clearInterval(reporting)
      stopRenewing()
      await rm(directory, { recursive: true, force: true }).catch(() => {})
    }
  }

  return {
    async write(order, { client, onProgress = () => {} }) {
      const needed = { ...order, book: neededOf(order) }
      await turns
        .enter(client, Math.max(1, lengthMs(needed.book.chapters) / 1000))
        .run(signal, () => writeNow(needed, onProgress))
    },
    close: () => pool.close(),
  }
}

/** The book as far as a file needs it: other chapters than that of an mp3 or of captions have no pieces. */
function neededOf({ book, format, chapterIndex }: BookOrder): Book {
  if (WHOLE.has(format)) return book
  const chapters = book.chapters.map((chapter, index) =>
    index === chapterIndex ? chapter : { ...chapter, pieces: [] },
  )
  return { ...book, chapters }
}
