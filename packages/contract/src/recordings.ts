import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { RECORDING_LIMITS } from './limits.ts'
import { object } from './object.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { GENDERS } from './gender.ts'

/** Text of a recording in the formats of caption files. */
export const Captions = object({
  /** WebVTT with a time for each word. */
  vtt: v.string(),
  /** SubRip, one phrase per entry. */
  srt: v.string(),
  /** JSON list of the marks. */
  json: v.string(),
})
export type Captions = v.InferOutput<typeof Captions>

/** Place where the text of a recording stops being what is said. */
export const Misfit = object({
  /** Index in the text, in UTF-16 code units. */
  offset: v.number(),
  /** Time in the recording. */
  seconds: v.number(),
})
export type Misfit = v.InferOutput<typeof Misfit>

/** Word times of a recording, with everything that a player needs besides the audio. */
export const AlignedRecording = object({
  /** One mark per word of the text, in order. */
  speechMarks: v.array(SpeechMark),
  /** `aligned`, or `estimated` for a language that no local engine of the server speaks. */
  timing_source: TimingSource,
  /** Milliseconds. */
  recording_duration: v.number(),
  /** Waveform: integers 0–100, for the `peaks` of a player. */
  recording_peaks: v.array(v.number()),
  captions: Captions,
  /** Null when the text fits the recording. */
  misfit: v.nullable(Misfit),
})
export type AlignedRecording = v.InferOutput<typeof AlignedRecording>

/**
 * Finds the times of the words of a recording, given its text. Takes up to two minutes for half an hour of audio;
 * `onProgress` of the client reports the share that is done. The server stores nothing of the recording.
 */
export const alignRecording = endpoint({
  method: 'POST',
  path: '/api/v1/alignments',
  form: true,
  bodyLimitBytes: RECORDING_LIMITS.bytes + RECORDING_LIMITS.textBytes,
  progress: true,
  body: object({
    /** The audio file. Its name and type are ignored: the format is read from the contents. */
    audio: v.blob('Send the audio as a file.'),
    text: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'Write the text of the recording.'),
    ),
    languageCode: v.pipe(
      v.string(),
      v.regex(/^[a-z]{2,3}(-[a-z\d]{1,8}){0,4}$/i, 'Write a BCP 47 code, such as en or en-US.'),
    ),
    /** Gender of the speaker, for a reference voice that is more alike. */
    gender: v.optional(v.picklist(GENDERS)),
  }),
  response: AlignedRecording,
  errors: ['text_too_long', 'text_unspeakable', 'too_many_requests', 'engine_failed'],
})
