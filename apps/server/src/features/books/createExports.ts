import { createHash } from 'node:crypto'
import type { BookFile, BookFormat } from '@voice-rankings/contract'
import type { WaveformShape } from '@voice-rankings/playback'
import type { Call } from '../../kernel/api/handlers.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import type { QueueClient } from '../../kernel/workers/createAdmissionQueue.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { PoolBusyError, PoolError } from '../../kernel/workers/poolError.ts'
import type { Book } from './book.ts'
import { createCovers } from './bookCover.ts'
import { bookFileName, chapterFileName } from './chapterFileName.ts'
import type { BookWriter } from './createBookWriter.ts'
import { WHOLE } from './requireChapters.ts'

/** Increase it when the files are written differently: older ones are then ignored. */
const FILES_VERSION = 2

/** Written files per network; files that exist already are not counted. */
const EXPORTS: Limit = { name: 'work file', points: 60, durationMs: 3_600_000 }

/** A book, and what its files depend on. */
export interface ReadBook {
  /** Without its cover. */
  readonly book: Book
  /** Waveform of all of it, for the cover. */
  readonly shape: WaveformShape
  /** Ids of the sounds, in order: files are written anew when one changes. */
  readonly soundIds: readonly string[]
}

/** A file of a book. */
interface ExportOrder {
  readonly format: BookFormat
  /** Chapter of an mp3 or of captions; ignored for whole books. */
  readonly chapterIndex: number
  /** Directory of the store, such as `exports/{work_id}`. */
  readonly directory: string
}

/** Caller of an export. Its network is counted. */
interface ExportClient {
  readonly client: QueueClient
  readonly onProgress?: (share: number) => void
}

/** Caller of an export by an API call. */
export async function exportClient(call: Call): Promise<ExportClient> {
  const network = networkOf(call.client)
  const { kind, key } = await call.identity()
  return {
    client: { signedIn: kind === 'user', network, client: key ?? network },
    onProgress: (share) => call.progress(share),
  }
}

/** Writes files of books into the store. */
export interface Exports {
  /** Storage key of a file, also of one that is not written yet. */
  keyOf(read: ReadBook, order: ExportOrder): string
  /** Draws the cover of a book into a directory of the store unless it is there, and returns its key. */
  writeCover(read: ReadBook, directory: string): Promise<string>
  /**
   * Writes a file unless it is stored already. A file that is being written is finished when its client leaves, and
   * callers that ask for it meanwhile get its progress. Throws an `ApiError`.
   */
  write(read: ReadBook, order: ExportOrder, by: ExportClient): Promise<BookFile>
}

interface Needed {
  readonly store: ObjectStore
  readonly limiter: Limiter
  readonly bookWriter: Pick<BookWriter, 'write'>
}

export function createExports({ store, limiter, bookWriter }: Needed): Exports {
  const drawCover = createCovers()
  const flights = createSingleFlight<void>()
  /** Never aborted: the longest files take more time than clients wait. */
  const { signal } = new AbortController()

  return {
    keyOf,
    async writeCover({ book, shape }, directory) {
      const { chapters: _chapters, ...details } = book
      const key = `${directory}/${sha256([FILES_VERSION, details, shape])}.png`
      if (!(await store.stat(key))) {
        await flights.run(key, signal, async () => store.put(key, (await drawCover(book, shape)).bytes))
      }
      return key
    },
    async write(read, order, { client, onProgress }) {
      const { book, shape } = read
      const { format, chapterIndex } = order
      const key = keyOf(read, order)
      if (!(await store.stat(key))) {
        if (!flights.isUnderWay(key)) {
          const message = 'Too many files of texts from your network. Try again later.'
          await requireAllowance(limiter, message, [EXPORTS, client.network])
        }
        await flights.run(
          key,
          signal,
          async (_signal, report) => {
            const cover = WHOLE.has(format) ? await drawCover(book, shape) : undefined
            const file = { book: { ...book, cover }, format, chapterIndex, key }
            await bookWriter.write(file, { client, onProgress: report }).catch((error: unknown) => {
              throw exportError(error)
            })
          },
          onProgress,
        )
      }
      return { file_url: `/${key}`, file_name: fileNameOf(book, format, chapterIndex) }
    },
  }
}

const keyOf: Exports['keyOf'] = (read, { format, directory, chapterIndex }) =>
  `${directory}/${hashOf(read, format, WHOLE.has(format) ? 0 : chapterIndex)}.${format}`

/** Hash of everything that determines a file. */
function hashOf({ book, soundIds }: ReadBook, format: BookFormat, chapterIndex: number): string {
  const { chapters, ...details } = book
  const titles = chapters.map(({ title, narrator, pieces }) => [
    title,
    narrator,
    pieces.map(({ pauseAfterMs }) => pauseAfterMs),
  ])
  return sha256([FILES_VERSION, format, chapterIndex, details, titles, soundIds])
}

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

function fileNameOf({ title, chapters }: Book, format: BookFormat, chapterIndex: number): string {
  const name = WHOLE.has(format)
    ? bookFileName(title)
    : chapterFileName(chapterIndex, chapters.length, chapters[chapterIndex]!.title)
  return `${name}.${format}`
}

/** Maps the errors of the queue and the pool; others are returned unchanged. */
function exportError(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error instanceof PoolBusyError) {
    const { retryAfterMs } = error
    return new ApiError('busy', 'Too many files are being written. Try again in a minute.', {
      retryAfterMs,
      cause: error,
    })
  }
  return new ApiError('engine_failed', 'The file could not be written. Try again.', { cause: error })
}
