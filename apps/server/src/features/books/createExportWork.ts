import { createHash } from 'node:crypto'
import type { Api, WorkFile, WorkFormat } from '@voice-rankings/contract'
import type { Handler } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { PoolBusyError, PoolError } from '../../kernel/workers/poolError.ts'
import type { WorkReader } from '../works/createWorkReader.ts'
import { requireOwn } from '../works/workStore.ts'
import type { Book } from './book.ts'
import { createCovers } from './bookCover.ts'
import { bookFileName, chapterFileName } from './chapterFileName.ts'
import type { BookWriter } from './createBookWriter.ts'
import { readBook } from './readBook.ts'

/** Increase it when the files are written differently: older ones are then ignored. */
const FILES_VERSION = 1

/** Written files per network; files that exist already are not counted. */
const EXPORTS: Limit = { name: 'work file', points: 60, durationMs: 3_600_000 }

/** Maximum number of sections in one file: the directory of a zip holds 65,535 entries, and each section has three. */
const MAX_CHAPTERS = 5000

/** Formats of a whole work. */
const WHOLE: ReadonlySet<WorkFormat> = new Set<WorkFormat>(['m4b', 'zip'])

interface ExportServices {
  readonly database: Database
  readonly store: ObjectStore
  readonly limiter: Limiter
  readonly works: { readonly reader: WorkReader }
  readonly bookWriter: BookWriter
}

/** Creates the handler that writes a work as a file. A file that is being written is finished when its client leaves. */
export function createExportWork(services: ExportServices): Handler<Api['works']['export']> {
  const { database, store, limiter, works, bookWriter } = services
  const drawCover = createCovers()
  const flights = createSingleFlight<void>()
  /** Never aborted: the longest files take more time than clients wait. */
  const { signal } = new AbortController()

  return async ({ params, body }, call): Promise<WorkFile> => {
    const row = await requireOwn(database, params.work_id, (await call.identity()).key)
    const { format } = body
    const chapterIndex = WHOLE.has(format) ? 0 : (body.section_index ?? 0)
    const prepared = await works.reader.prepare(row)
    requireChapters(prepared.sections.length, format, chapterIndex)
    const { book, shape, snippetIds } = await readBook({ database, store }, row, prepared)
    const hash = hashOf({ book, format, chapterIndex, snippetIds })
    const key = `exports/${row.work_id}/${hash}.${format}`
    if (!(await store.stat(key))) {
      const network = networkOf(call.client)
      if (!flights.isUnderWay(key)) {
        await requireAllowance(limiter, 'Too many files of texts from your network. Try again later.', [
          EXPORTS,
          network,
        ])
      }
      await flights.run(key, signal, async () => {
        const cover = WHOLE.has(format) ? await drawCover(book, shape) : undefined
        const order = { book: { ...book, cover }, format, chapterIndex, key }
        await bookWriter.write(order, { client: network, onProgress: call.progress }).catch((error: unknown) => {
          throw exportError(error)
        })
      })
    }
    return { file_url: `/${key}`, file_name: fileNameOf(book, format, chapterIndex) }
  }
}

function requireChapters(count: number, format: WorkFormat, chapterIndex: number): void {
  if (!Number.isInteger(chapterIndex) || chapterIndex < 0 || chapterIndex >= count) {
    throw new ApiError('conflict', 'This text has no such section. Load it again.')
  }
  if (WHOLE.has(format) && count > MAX_CHAPTERS) {
    const message = `This text has ${count} sections, and a file holds ${MAX_CHAPTERS}. Use fewer headings.`
    throw new ApiError('conflict', message)
  }
}

/** Hash of everything that determines a file. */
function hashOf(file: { book: Book; format: WorkFormat; chapterIndex: number; snippetIds: readonly string[] }): string {
  const { chapters, ...details } = file.book
  const titles = chapters.map(({ title, pieces }) => [title, pieces.map(({ pauseAfterMs }) => pauseAfterMs)])
  return createHash('sha256')
    .update(JSON.stringify([FILES_VERSION, file.format, file.chapterIndex, details, titles, file.snippetIds]))
    .digest('hex')
}

function fileNameOf({ title, chapters }: Book, format: WorkFormat, chapterIndex: number): string {
  const name = WHOLE.has(format)
    ? bookFileName(title)
    : chapterFileName(chapterIndex, chapters.length, chapters[chapterIndex]!.title)
  return `${name}.${format}`
}

/** Maps the errors of the pool; others are returned unchanged. */
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
