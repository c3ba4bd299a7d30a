import type { BookFile, BookFormat } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** A file to write. */
export interface FileChoice<Part> {
  readonly format: BookFormat
  /** Part in a format of parts, such as a section; null for everything. */
  readonly part: Part | null
}

/** File that is being written or was written last. One at a time. */
export type FileExport<Part> =
  | { readonly status: 'idle' }
  /** `share` is the part that is done, from 0 to 1. */
  | { readonly status: 'writing'; readonly file: FileChoice<Part>; readonly share: number }
  | { readonly status: 'started'; readonly file: FileChoice<Part>; readonly name: string }
  /** `message` is null if the server gave no reason. */
  | { readonly status: 'failed'; readonly file: FileChoice<Part>; readonly message: string | null }
  /** The server gives the file to other people only. */
  | { readonly status: 'forbidden' }

export interface ExportState<Part> {
  /** True if the menu is open. */
  readonly open: boolean
  /** File that is being written, or was written last. */
  readonly job: FileExport<Part>
}

/** Has a file written by the server. */
export type WriteFile<Part> = (
  file: FileChoice<Part>,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<BookFile>

export interface ExportStoreOptions<Part> {
  client: Pick<Client, 'url'>
  write: WriteFile<Part>
  /** Downloads the file at an address. */
  save: (url: string, name: string) => void
  /** Reads what can be written: when the menu opens, and when the server has another state. */
  refresh?: (() => void) | undefined
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface ExportStore<Part> extends Pick<
  StoreApi<ExportState<Part>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Shows or hides the menu; hiding it clears an earlier result. */
  setOpen: (open: boolean) => void
  /** Has a file written and downloads it. Does nothing during another export. */
  write: (file: FileChoice<Part>) => Promise<void>
  /** Stops waiting for a file; the server finishes it. */
  stop: () => void
}

const IDLE = { status: 'idle' } as const
const FORBIDDEN = new Set<unknown>(['forbidden', 'not_found'])
const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store that downloads the files of a work or a playlist. */
export function createExportStore<Part>(options: ExportStoreOptions<Part>): ExportStore<Part> {
  const { client, save, refresh, log = logToConsole } = options
  const store = createStore<ExportState<Part>>(() => ({ open: false, job: IDLE }))
  const set = (job: FileExport<Part>) => store.setState({ job })
  const isWriting = () => store.getState().job.status === 'writing'
  let running: AbortController | null = null

  async function write(file: FileChoice<Part>): Promise<void> {
    if (isWriting()) return
    running = new AbortController()
    const { signal } = running
    set({ status: 'writing', file, share: 0 })
    const onProgress = (share: number) => void (signal.aborted || set({ status: 'writing', file, share }))
    try {
      const { file_url, file_name } = await options.write(file, { signal, onProgress })
      if (signal.aborted) return
      save(client.url(file_url), file_name)
      set({ status: 'started', file, name: file_name })
    } catch (error) {
      if (signal.aborted) return
      log('The file could not be written.', error)
      const code = isClientError(error) && 'code' in error ? error.code : null
      set(
        FORBIDDEN.has(code)
          ? { status: 'forbidden' }
          : { status: 'failed', file, message: serverMessage(error) || null },
      )
      if (code === 'conflict') refresh?.()
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setOpen(open) {
      if (open) refresh?.()
      store.setState(open || isWriting() ? { open } : { open, job: IDLE })
    },
    write,
    stop() {
      running?.abort()
      if (isWriting()) set(IDLE)
    },
  }
}
