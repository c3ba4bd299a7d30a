import { Worker } from 'node:worker_threads'
import type { Config } from '../../kernel/config/config.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { createPublicFetch, type PublicFetchOptions } from '../../kernel/http/publicFetch/createPublicFetch.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createPool, type RunOptions } from '../../kernel/workers/createPool.ts'
import { PoolAbortedError, PoolBusyError, PoolError } from '../../kernel/workers/poolError.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import { decodePage } from './decodePage.ts'
import type { Document } from './document.ts'
import { DOCUMENT_LIMIT, type ReadResult, type TextSource } from './documentJob.ts'

/** A text, or the address of a page with one. */
export type DocumentSource = TextSource | { readonly kind: 'address'; readonly address: string }

export interface Documents {
  /**
   * Reads a document. Rejects with an `ApiError` that says what is wrong with the source and what to do, or as the
   * signal says.
   */
  readDocument(source: DocumentSource, options?: RunOptions): Promise<Document>
  close(): Promise<void>
}

interface DocumentsOptions extends Partial<Pick<PublicFetchOptions, 'resolve' | 'connect'>> {
  readonly config: Pick<Config, 'fetchArticles' | 'fetchPorts' | 'publicUrl'>
  readonly metrics?: Metrics | undefined
}

const NAME = 'Documents'
/** Time limit of reading, in ms: a long book takes two seconds, a hostile page more. */
const READ_TIMEOUT_MS = 15_000
/** Number of threads: each takes up to 256 MB with a large document. */
const THREADS = 1
const QUEUE_LIMIT = 32
/** Time limit of loading a page with its redirects, in ms. */
const FETCH_TIMEOUT_MS = 5000
/** Media types of pages. */
const TYPES = ['text/html', 'application/xhtml+xml', 'text/plain']

/** Creates the reader of documents: it loads pages of the public internet, and reads texts in a thread. */
export function createDocuments({ config, metrics, ...network }: DocumentsOptions): Documents {
  const { fetchArticles, fetchPorts, publicUrl } = config
  const fetchPublic = createPublicFetch({
    ...network,
    ports: fetchPorts,
    userAgent: publicUrl === undefined ? 'VoiceRankings' : `VoiceRankings (+${publicUrl})`,
  })
  const pool = createPool<TextSource, ReadResult>({
    name: NAME,
    metrics,
    start: (events) =>
      Promise.resolve(
        threadWorker(
          new Worker(new URL('./documentWorker.ts', import.meta.url), {
            name: 'document',
            resourceLimits: THREAD_LIMITS,
          }),
          events,
        ),
      ),
    size: THREADS,
    timeoutMs: READ_TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerWorker: 100,
    idleMs: 60_000,
  })

  async function loadPage(address: string, signal: AbortSignal | undefined): Promise<TextSource> {
    if (fetchArticles === 'off') {
      throw new ApiError('forbidden', 'This server loads no pages. Open the page and paste its text.')
    }
    const file = await fetchPublic(address, {
      types: TYPES,
      maxBytes: DOCUMENT_LIMIT,
      timeoutMs: FETCH_TIMEOUT_MS,
      signal,
    })
    return { kind: file.type === 'text/plain' ? 'text' : 'html', text: decodePage(file) }
  }

  return {
    async readDocument(source, options = {}) {
      const text = source.kind === 'address' ? await loadPage(source.address, options.signal) : source
      const result = await pool.run(text, options).catch((error: unknown) => {
        throw readError(error)
      })
      if ('document' in result) return result.document
      const { code, message } = result.refusal
      if (source.kind !== 'address' || code !== 'text_unspeakable') throw new ApiError(code, message)
      throw new ApiError(code, 'The page has no text without its scripts. Open it and paste its text.')
    },
    close: () => pool.close(),
  }
}

/** Maps the errors of the pool; others are returned unchanged. */
function readError(error: unknown): unknown {
  if (!(error instanceof PoolError) || error instanceof PoolAbortedError) return error
  if (error instanceof PoolBusyError) {
    const { retryAfterMs } = error
    const message = 'Too many documents are waiting to be read. Try again in a minute.'
    return new ApiError('busy', message, { retryAfterMs, cause: error })
  }
  return new ApiError('unsupported_type', 'The document could not be read. Send its text in smaller parts.', {
    cause: error,
  })
}
