import type { RecordingFile } from './recordingFiles.ts'
import type { Refusal } from './recordingStore.ts'

/** Texts of the form and the result of a recording. */
export const recordingsMessages = {
  title: 'Word times for your recording',
  intro: 'Choose a recording and paste its text. You get the time of each word.',
  /** Results, each with its explanation. */
  outcomes: [
    ['Words that light up', 'A player shows your text and highlights each word as it is spoken.'],
    ['Captions', 'WebVTT and SubRip files for players and video editors.'],
    ['A player for your page', 'Lines of HTML to paste, and files for your own site.'],
  ] as readonly (readonly [title: string, text: string])[],
  privacy: 'The server does not store the recording or its text.',
  file: 'Recording',
  choose: 'Choose a recording',
  chooseHint: 'Press here, or drop the file',
  formats: 'MP3, WAV, M4A, FLAC or Opus, at most 20 MB and 30 minutes',
  other: 'Press here, or drop a file, to choose another',
  opening: 'Reading the file…',
  megabytes: (megabytes: string) => `${megabytes} MB`,
  refused: {
    unreadable: (name) => `${name} is not audio that this browser can play. Save it as MP3 and choose it again.`,
    size: (name) => `${name} is larger than 20 MB. Save it as MP3 with 64 kbit/s, or split it.`,
    length: (name) => `${name} is longer than 30 minutes. Split it, and find the word times of each part.`,
  } as Record<Refusal, (name: string) => string>,
  text: 'Text of the recording',
  textHint: 'Paste what is said, word for word.',
  counter: (length: number, limit: number) =>
    `${length.toLocaleString('en-US')} / ${limit.toLocaleString('en-US')} characters`,
  excess: (excess: number) =>
    excess === 1 ? '1 character too many' : `${excess.toLocaleString('en-US')} characters too many`,
  language: 'Language of the text',
  gender: 'Voice of the speaker',
  genders: { none: 'Not stated', female: 'Female', male: 'Male' },
  align: 'Find the word times',
  aligning: (percent: number) => `Finding the word times: ${percent}%`,
  alignHint: 'Half an hour of audio takes a minute or two.',
  cancel: 'Cancel',
  missing: { file: 'Choose a recording first.', text: 'Paste the text of the recording.' },
  /** The recording can be neither read by the server nor converted in the browser. */
  unconverted:
    'This format is converted by your browser, which works for up to 10 minutes of audio that it can play. Save the recording as MP3.',
  failed: 'The word times could not be found. Please try again.',
  kept: 'The recording and the text are still here.',
  result: 'Your recording',
  estimated: 'The word times are estimated',
  estimatedText: (language: string) =>
    `No local voice of this server speaks ${language}, so the words are spread over the recording by their length.`,
  misfit: 'The text differs from the recording',
  misfitText: (quote: string, time: string) =>
    `From “${quote}” on, at ${time}, the recording says something else. Correct the text there and try again.`,
  playFrom: (time: string) => `Play from ${time}`,
  edit: 'Edit the text',
  startOver: 'Start over',
  files: 'Files',
  fileTexts: {
    vtt: 'Captions with the time of each word, WebVTT',
    srt: 'Subtitles, SubRip',
    json: 'Word times, JSON',
    peaks: 'Waveform, JSON',
  } as Record<RecordingFile, string>,
  save: (fileName: string) => `Download ${fileName}`,
  embed: 'On your page',
  embedText: (audio: string, captions: string, peaks: string) =>
    `Put ${audio}, ${captions} and ${peaks} beside each other on your site, and paste these lines into your page.`,
  code: 'HTML of the player',
  copy: 'Copy code',
  copied: 'Copied!',
  copyFailed: 'Not copied. Select the lines to copy them.',
}

export type RecordingsMessages = typeof recordingsMessages
