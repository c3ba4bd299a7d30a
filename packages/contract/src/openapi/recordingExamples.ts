import type { CallExamples } from './callExample.ts'

const marks = [
  { word: 'Good', startTime: 180, duration: 210 },
  { word: 'morning.', startTime: 390, duration: 480 },
]

/** Name of the file: the documentation shows requests as JSON, which has no files. */
const audio = 'talk.mp3' as never

/** Examples of the calls about recordings of people. */
export const recordingExamples: CallExamples<'recordings'> = {
  'recordings.align': {
    request: { audio, text: 'Good morning.', languageCode: 'en' },
    response: {
      speechMarks: marks,
      timing_source: 'aligned',
      recording_duration: 1050,
      recording_peaks: [0, 41, 77, 52, 100, 63, 48, 9, 0],
      captions: {
        vtt: 'WEBVTT\n\n00:00:00.180 --> 00:00:00.870\nGood <00:00:00.390>morning.\n',
        srt: '1\n00:00:00,180 --> 00:00:00,870\nGood morning.\n',
        json: `[\n${marks.map((mark) => `  ${JSON.stringify(mark)}`).join(',\n')}\n]\n`,
      },
      misfit: null,
    },
    errors: {
      body_too_large: 'The recording is longer than 30 minutes. Split it, and its text.',
      unsupported_type: 'The file is not audio that this server can read. Send mp3, WAV, or Opus in Ogg, WebM or MP4.',
      invalid_fields: 'text: Write the text of the recording.',
      text_too_long: 'The text exceeds 40,000 characters by 120. Split the recording and its text.',
      text_unspeakable: 'The text has no letters or digits. Write the words that are spoken.',
      too_many_requests: 'Only 2 recordings can be aligned at once. Wait for one to end, then try again.',
      engine_failed: 'The recording could not be decoded. Convert it to mp3, and try again.',
      busy: 'Too many recordings are being aligned. Try again in a minute.',
    },
  },
}
