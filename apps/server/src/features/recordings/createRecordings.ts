import { Worker } from 'node:worker_threads'
import { type AlignedRecording, type KnownGender, RECORDING_LIMITS } from '@voice-rankings/contract'
import { formatMarks, formatSrt, formatVtt } from '@voice-rankings/playback/captions'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createAdmissionQueue } from '../../kernel/workers/createAdmissionQueue.ts'
import { createPool, type RunOptions } from '../../kernel/workers/createPool.ts'
import { PoolAbortedError, PoolBusyError, PoolError } from '../../kernel/workers/poolError.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import type { Aligner } from '../alignment/createAligner.ts'
import { isSpeakable } from '../speech/text/tokens.ts'
import type { DecodedRecording, RecordedSound, RecordingFault } from './recordingJob.ts'

/** A recording of a person, and its text. */
export interface Recording {
  /** The file as it was sent, in a format of `audioParts`. */
  readonly audio: Uint8Array
  readonly text: string
  readonly languageCode: string
  readonly gender?: KnownGender | undefined
}

interface RecordingOptions extends RunOptions {
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Times the words of recordings. */
export interface Recordings {
  /** Rejects with an `ApiError` that says what is wrong with the recording, or with the reason of the signal. */
  align(recording: Recording, options?: RecordingOptions): Promise<AlignedRecording>
  close(): Promise<void>
}

const NAME = 'Recordings'
/** Time limit of decoding, in ms. */
const TIMEOUT_MS = 60_000
/** Number of threads: decoding half an hour takes about ten seconds, and its memory is needed once per thread. */
const THREADS = 1
const QUEUE_LIMIT = 32
/** Share of the work that is done once the file is decoded. */
const DECODED_SHARE = 0.1

/** Creates the service. The aligner belongs to the caller. */
export function createRecordings(aligner: Pick<Aligner, 'align'>, metrics?: Metrics): Recordings {
  const pool = createPool<Uint8Array, DecodedRecording>({
    name: NAME,
    metrics,
    start: (events) =>
      Promise.resolve(
        threadWorker(
          new Worker(new URL('./recordingWorker.ts', import.meta.url), {
            name: 'recording',
            resourceLimits: THREAD_LIMITS,
          }),
          events,
        ),
      ),
    size: THREADS,
    timeoutMs: TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerWorker: 100,
    idleMs: 60_000,
  })

  /** Recordings in their turn: each holds its samples in memory until it is aligned. */
  const turns = createAdmissionQueue({
    name: NAME,
    metrics,
    concurrency: workerCount(),
    // The handler limits how many wait.
    longestWaitMs: Infinity,
    msPerUnit: 0,
    refuse: () => new PoolBusyError(NAME, 0),
  })

  async function decode(audio: Uint8Array, options: RunOptions): Promise<RecordedSound> {
    const decoded = await pool.run(audio, options).catch((error: unknown) => {
      throw recordingError(error)
    })
    if ('fault' in decoded) throw faultError(decoded.fault)
    return decoded.sound
  }

  async function alignNow(
    { audio, text, languageCode, gender }: Recording,
    { onProgress, ...options }: RecordingOptions,
  ): Promise<AlignedRecording> {
    const sound = await decode(audio, options)
    onProgress?.(DECODED_SHARE)
    const { marks, timingSource, misfit } = await aligner.align(
      { text, languageCode, ...(gender && { gender }), audio: sound },
      { ...options, onProgress: (share) => onProgress?.(DECODED_SHARE + (1 - DECODED_SHARE) * share) },
    )
    return {
      speechMarks: marks,
      timing_source: timingSource,
      recording_duration: Math.round((1000 * sound.samples.length) / sound.sampleRate),
      recording_peaks: sound.peaks,
      captions: { vtt: formatVtt(marks), srt: formatSrt(marks), json: formatMarks(marks) },
      misfit: misfit ?? null,
    }
  }

  return {
    async align(recording, options = {}) {
      refuseText(recording.text)
      const { client = '', signal = new AbortController().signal } = options
      const place = turns.enter({ signedIn: false, network: client, client }, 1)
      return await place.run(signal, () => alignNow(recording, options))
    },
    close: () => pool.close(),
  }
}

function refuseText(text: string): void {
  const excess = text.length - RECORDING_LIMITS.text
  if (excess > 0) {
    const limit = RECORDING_LIMITS.text.toLocaleString('en')
    throw new ApiError(
      'text_too_long',
      `The text exceeds ${limit} characters by ${excess}. Split the recording and its text.`,
    )
  }
  if (!isSpeakable(text)) {
    throw new ApiError('text_unspeakable', 'The text has no letters or digits. Write the words that are spoken.')
  }
}

function faultError(fault: RecordingFault): ApiError {
  switch (fault) {
    case 'unreadable':
      return new ApiError(
        'unsupported_type',
        'The file is not audio that this server can read. Send mp3, WAV, or Opus in Ogg, WebM or MP4.',
      )
    case 'too_long':
      return new ApiError(
        'body_too_large',
        `The recording is longer than ${RECORDING_LIMITS.seconds / 60} minutes. Split it, and its text.`,
      )
    case 'silent':
      return new ApiError('unsupported_type', 'The recording contains only silence. Send another one.')
  }
}

/** Maps the errors of the pool; others are returned unchanged. */
function recordingError(error: unknown): unknown {
  if (!(error instanceof PoolError) || error instanceof PoolAbortedError) return error
  if (error instanceof PoolBusyError) {
    const { retryAfterMs } = error
    return new ApiError('busy', 'Too many recordings are waiting. Try again in a minute.', {
      retryAfterMs,
      cause: error,
    })
  }
  return new ApiError('engine_failed', 'The recording could not be decoded. Convert it to mp3, and try again.', {
    cause: error,
  })
}
