import { RECORDING_LIMITS } from '@voice-rankings/contract'
import type { AlignedRecording, KnownGender } from '@voice-rankings/contract'
import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Audio file that the page can play. */
export interface OpenedFile {
  /** Address of the audio in this page. */
  readonly url: string
  /** Milliseconds; null if the file does not state its length. */
  readonly durationMs: number | null
  /** Releases the address. */
  readonly close: () => void
}

/** Recording that was chosen. */
export interface ChosenFile extends OpenedFile {
  readonly audio: File
}

/** Reason for refusing a file: no audio that the browser can play, too many bytes, or too long. */
export type Refusal = 'unreadable' | 'size' | 'length'

/** State of the file; `opening` while its length is being read. */
export type FileState =
  | { readonly status: 'none' }
  | { readonly status: 'opening'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly reason: Refusal }
  | { readonly status: 'ready'; readonly file: ChosenFile }

/** Text of a recording and what is known of it. */
export interface RecordingText {
  readonly text: string
  /** BCP 47. */
  readonly languageCode: string
  /** Gender of the speaker; undefined if not stated. */
  readonly gender?: KnownGender | undefined
}

/** Recording with the times of its words. */
export interface TimedRecording extends RecordingText {
  readonly file: ChosenFile
  readonly times: AlignedRecording
}

/**
 * State of the word times; `share` is the part that is done, 0 to 1. A failure is `format` if neither the server reads the
 * file nor the browser can convert it, or `server` with its message, if any.
 */
export type Timing =
  | { readonly status: 'idle' }
  | { readonly status: 'aligning'; readonly share: number }
  | { readonly status: 'failed'; readonly reason: 'format' }
  | { readonly status: 'failed'; readonly reason: 'server'; readonly message: string | null }
  | { readonly status: 'ready'; readonly recording: TimedRecording }

export interface RecordingState {
  readonly file: FileState
  readonly timing: Timing
}

export interface RecordingStore extends Pick<StoreApi<RecordingState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Opens a file in place of the previous one. A request in progress is cancelled. */
  choose(audio: File): Promise<void>
  /** Requests the word times. Does nothing without a file. */
  align(of: RecordingText): Promise<void>
  /** Returns to the form: cancels a request, or leaves a result. File and text are kept. */
  edit(): void
  /** Removes the file and its result. */
  reset(): void
}

export interface RecordingStoreOptions {
  client: Calls<'recordings.align'>
  /** Opens a file for playback. Rejects if it is no audio. */
  open: (audio: Blob) => Promise<OpenedFile>
  /** Converts audio that the server cannot read. Rejects if the browser cannot read it either. */
  convert: (audio: Blob) => Promise<Blob>
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

/** Types whose files the server cannot read or, if they contain AAC, most likely cannot: AAC, AIFF, FLAC and M4A. */
const UNREAD = /^audio\/(?:x-)?(?:aac|aiff|flac|m4a|mp4)$/

/** The server cannot read the format, and the browser cannot convert it into a file that is small enough. */
class FormatError extends Error {}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of a recording, its text and the times of its words. */
export function createRecordingStore(options: RecordingStoreOptions): RecordingStore {
  const { client, open, convert, log = logToConsole } = options
  const store = createStore<RecordingState>(() => ({ file: { status: 'none' }, timing: { status: 'idle' } }))
  const { getState: get, setState: set } = store
  const opening = createLatestRequest()
  const aligning = createLatestRequest()

  function clear(file: FileState): void {
    opening.drop()
    aligning.drop()
    const known = get().file
    if (known.status === 'ready') known.file.close()
    set({ file, timing: { status: 'idle' } })
  }

  /** Opens a file; a file that was replaced while it opened is released. */
  async function openFile(audio: File, signal: AbortSignal): Promise<OpenedFile> {
    const opened = await open(audio)
    if (signal.aborted) opened.close()
    return opened
  }

  function take(audio: File, opened: OpenedFile): void {
    const isTooLong = (opened.durationMs ?? 0) > RECORDING_LIMITS.seconds * 1000
    if (isTooLong) opened.close()
    set({
      file: isTooLong
        ? { status: 'refused', name: audio.name, reason: 'length' }
        : { status: 'ready', file: { ...opened, audio } },
    })
  }

  /** The audio as WAV; null if the browser cannot convert it, or the result is too large. */
  async function wavOf(audio: Blob): Promise<Blob | null> {
    const wav = await convert(audio).catch(() => null)
    return wav && wav.size <= RECORDING_LIMITS.bytes ? wav : null
  }

  /** Sends the file, or as WAV if the server does not read its format. */
  async function ask(audio: Blob, of: RecordingText, signal: AbortSignal): Promise<AlignedRecording> {
    const onProgress = (share: number) => void (signal.aborted || set({ timing: { status: 'aligning', share } }))
    const send = (sent: Blob) => client.recordings.align({ audio: sent, ...of }, { signal, onProgress })
    const isUnread = UNREAD.test(audio.type)
    const early = isUnread ? await wavOf(audio) : null
    if (early) return send(early)
    try {
      return await send(audio)
    } catch (error) {
      if (!isClientError(error) || error.kind !== 'request' || error.code !== 'unsupported_type') throw error
      const wav = isUnread ? null : await wavOf(audio)
      if (!wav) throw new FormatError('The recording could not be converted.', { cause: error })
      return send(wav)
    }
  }

  return {
    ...store,
    async choose(audio) {
      const { name } = audio
      if (audio.size > RECORDING_LIMITS.bytes) return clear({ status: 'refused', name, reason: 'size' })
      clear({ status: 'opening', name })
      await opening.send(
        (signal) => openFile(audio, signal),
        (opened) => take(audio, opened),
        () => set({ file: { status: 'refused', name, reason: 'unreadable' } }),
      )
    },
    async align(of) {
      const { file: known } = get()
      if (known.status !== 'ready') return
      const { file } = known
      set({ timing: { status: 'aligning', share: 0 } })
      await aligning.send(
        (signal) => ask(file.audio, of, signal),
        (times) => set({ timing: { status: 'ready', recording: { ...of, file, times } } }),
        (error) => {
          log('The words of the recording could not be timed.', error)
          set({
            timing:
              error instanceof FormatError
                ? { status: 'failed', reason: 'format' }
                : { status: 'failed', reason: 'server', message: serverMessage(error) },
          })
        },
      )
    },
    edit() {
      aligning.drop()
      set({ timing: { status: 'idle' } })
    },
    reset: () => clear({ status: 'none' }),
  }
}
