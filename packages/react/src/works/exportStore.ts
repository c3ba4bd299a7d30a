import type { BookFormat } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** File of a work: all of it, or one section in a format of sections. */
export interface WorkFileChoice {
  readonly format: BookFormat
  /** Section, counted from 0; null for all of the work. */
  readonly section: number | null
}

/** File that is being written or was written last. One at a time. */
export type WorkExport =
  | { readonly status: 'idle' }
  /** `share` is the part that is done, from 0 to 1. */
  | { readonly status: 'writing'; readonly file: WorkFileChoice; readonly share: number }
  | { readonly status: 'started'; readonly file: WorkFileChoice; readonly name: string }
  /** `message` is null if the server gave no reason. */
  | { readonly status: 'failed'; readonly file: WorkFileChoice; readonly message: string | null }
  /** The server gives the file to other people only. */
  | { readonly status: 'forbidden' }

export interface ExportState {
  /** True if the menu is open. */
  readonly open: boolean
  /** File that is being written, or was written last. */
  readonly job: WorkExport
}

export interface ExportStoreOptions {
  client: Calls<'works.export'> & Pick<Client, 'url'>
  workId: string
  /** Downloads the file at an address. */
  save: (url: string, name: string) => void
  /** Reads how much of the work is spoken: when the menu opens, and when the server refuses an unspoken work. */
  refresh: () => void
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface ExportStore extends Pick<StoreApi<ExportState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows or hides the menu; hiding it clears an earlier result. */
  setOpen: (open: boolean) => void
  /** Has a file written and downloads it. Does nothing during another export. */
  write: (file: WorkFileChoice) => Promise<void>
  /** Stops waiting for a file; the server finishes it. */
  stop: () => void
}

const IDLE: WorkExport = { status: 'idle' }
const FORBIDDEN = new Set<unknown>(['forbidden', 'not_found'])
const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store that downloads the files of a spoken work. */
export function createExportStore(options: ExportStoreOptions): ExportStore {
  const { client, workId, save, refresh, log = logToConsole } = options
  const store = createStore<ExportState>(() => ({ open: false, job: IDLE }))
  const set = (job: WorkExport) => store.setState({ job })
  const isWriting = () => store.getState().job.status === 'writing'
  let running: AbortController | null = null

  async function write(file: WorkFileChoice): Promise<void> {
    if (isWriting()) return
    running = new AbortController()
    const { signal } = running
    set({ status: 'writing', file, share: 0 })
    const { format, section } = file
    const input = { work_id: workId, format, ...(section !== null && { section_index: section }) }
    const onProgress = (share: number) => void (signal.aborted || set({ status: 'writing', file, share }))
    try {
      const { file_url, file_name } = await client.works.export(input, { signal, onProgress })
      if (signal.aborted) return
      save(client.url(file_url), file_name)
      set({ status: 'started', file, name: file_name })
    } catch (error) {
      if (signal.aborted) return
      log('The file of the text could not be written.', error)
      const code = isClientError(error) && 'code' in error ? error.code : null
      set(
        FORBIDDEN.has(code)
          ? { status: 'forbidden' }
          : { status: 'failed', file, message: serverMessage(error) || null },
      )
      if (code === 'conflict') refresh()
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setOpen(open) {
      if (open) refresh()
      store.setState(open || isWriting() ? { open } : { open, job: IDLE })
    },
    write,
    stop() {
      running?.abort()
      if (isWriting()) set(IDLE)
    },
  }
}
