/** Sound of a recording: one channel in -1…1, in memory that threads share instead of copying it. */
export interface RecordedSound {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** Waveform, see `PEAK_COUNT`. */
  readonly peaks: number[]
}

/** Reason why a file is refused. */
export type RecordingFault = 'unreadable' | 'too_long' | 'silent'

/** Result of decoding a file. */
export type DecodedRecording = { readonly sound: RecordedSound } | { readonly fault: RecordingFault }
