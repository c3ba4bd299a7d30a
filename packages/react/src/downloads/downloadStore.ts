import type { OutputFormat } from '@voice-rankings/contract'
import { readAudioSource } from '@voice-rankings/playback'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client, Clock } from '@voice-rankings/sdk'
import { convertSnippet, loadAudio } from '@voice-rankings/sdk/audio'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { renewAudio } from '../requests/renewAudio.ts'
import type { DownloadsMessages } from './messages.ts'

/** Delay before the format list closes after saving, in milliseconds. */
export const FORMATS_CLOSE_MS = 500

/** Current download. One at a time. */
export type DownloadWork =
  | { readonly status: 'idle' }
  | { readonly status: 'downloading' }
  | { readonly status: 'converting'; readonly format: OutputFormat }
  | { readonly status: 'saved'; readonly format: OutputFormat }
  /** `format` is null if the mp3 itself failed. */
  | { readonly status: 'failed'; readonly format: OutputFormat | null; readonly message: string }

export interface DownloadState {
  /** True if the format list is open. */
  readonly open: boolean
  readonly work: DownloadWork
}

/** Audio file to save. */
export interface DownloadFile {
  /** Audio field of the API: an address or base64 text. */
  readonly audio: string
  /** Key in the object store: `sampleKey` or `snippetKey` of the contract. */
  readonly key: string
  /** File name for an extension such as `mp3`. */
  readonly nameAs: (extension: string) => string
}

export interface DownloadStoreOptions {
  client: Calls<'downloads.convert' | 'snippets.get'> & Pick<Client, 'url'>
  clock: Clock
  /** Saves a file on the visitor's device. */
  save: (file: Blob, name: string) => void
  texts: Pick<DownloadsMessages, 'failed' | 'conversionFailed' | 'notSaved' | 'nothingReceived'>
  /** The server's bucket, if not `DEFAULT_BUCKET`. */
  bucket?: string
  load?: typeof loadAudio
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface DownloadStore extends Pick<StoreApi<DownloadState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows or hides the formats and clears an earlier error. */
  setOpen: (open: boolean) => void
  /** Saves the audio unchanged. */
  download: (file: DownloadFile) => Promise<void>
  /** Saves the audio in another format. Does nothing during another download. */
  convert: (file: DownloadFile, format: OutputFormat) => Promise<void>
  /** Cancels the current download. */
  stop: () => void
}

/** Permission in the address of private audio; undefined in other addresses. */
const accessOf = (audio: string) => /\?access=([^&#]+)/.exec(audio)?.[1]

const IDLE: DownloadWork = { status: 'idle' }
const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store that saves audio: the mp3, or a format converted by the server. */
export function createDownloadStore(options: DownloadStoreOptions): DownloadStore {
  const { client, clock, save, texts, bucket, load = loadAudio, log = logToConsole } = options
  const store = createStore<DownloadState>(() => ({ open: false, work: IDLE }))
  const set = (work: DownloadWork) => store.setState({ work })
  const isBusy = () => ['downloading', 'converting'].includes(store.getState().work.status)
  let running: AbortController | null = null
  let closeTimer: unknown = null

  function begin(work: DownloadWork): AbortSignal {
    clock.clearTimeout(closeTimer)
    running = new AbortController()
    set(work)
    return running.signal
  }

  async function download({ audio, nameAs }: DownloadFile): Promise<void> {
    if (isBusy()) return
    const signal = begin({ status: 'downloading' })
    try {
      const bytes = await loadOrRenew(audio, signal)
      if (signal.aborted) return
      save(new Blob([bytes], { type: 'audio/mpeg' }), nameAs('mp3'))
      set(IDLE)
    } catch (error) {
      if (signal.aborted) return
      const isAnswer = isClientError(error) && error.kind === 'request'
      log(isAnswer ? 'Network response was not ok.' : 'The audio could not be downloaded.', error)
      set({ status: 'failed', format: null, message: texts.failed })
    }
  }

  /** Loads audio, from a new address if the permission of a private one has ended. */
  async function loadOrRenew(audio: string, signal: AbortSignal) {
    const source = readAudioSource(audio)
    if (!('url' in source)) return load(source, { signal })
    try {
      return await load({ url: client.url(source.url) }, { signal })
    } catch (error) {
      if (signal.aborted || accessOf(source.url) === undefined) throw error
      return load({ url: await renewAudio(client, source.url) }, { signal })
    }
  }

  async function convert({ audio, key, nameAs }: DownloadFile, format: OutputFormat): Promise<void> {
    if (isBusy()) return
    const signal = begin({ status: 'converting', format })
    try {
      const file = await convertSnippet(client, { key, format, access: accessOf(audio), bucket, signal })
      if (signal.aborted) return
      trySave(file, nameAs(format))
      set({ status: 'saved', format })
      closeTimer = clock.setTimeout(() => setOpen(false), FORMATS_CLOSE_MS)
    } catch (error) {
      if (signal.aborted) return
      log('The audio could not be converted.', error)
      set({ status: 'failed', format, message: conversionMessage(error) })
    }
  }

  function trySave(file: Blob, name: string): void {
    try {
      save(file, name)
    } catch (cause) {
      throw new SaveError(texts.notSaved, { cause })
    }
  }

  function conversionMessage(error: unknown): string {
    if (error instanceof SaveError) return error.message
    if (isClientError(error) && error.kind === 'response') {
      // The response had no audio, or unreadable audio.
      const isUnread = error.cause !== undefined && !isClientError(error.cause)
      return isUnread ? texts.notSaved : texts.nothingReceived
    }
    return serverMessage(error) || texts.conversionFailed
  }

  function setOpen(open: boolean): void {
    clock.clearTimeout(closeTimer)
    store.setState(isBusy() ? { open } : { open, work: IDLE })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setOpen,
    download,
    convert,
    stop() {
      clock.clearTimeout(closeTimer)
      running?.abort()
      if (isBusy()) set(IDLE)
    },
  }
}

class SaveError extends Error {}
