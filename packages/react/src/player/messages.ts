import type { PlaybackErrorCode } from '@voice-rankings/playback'

/** Texts of the player. Functions receive formatted values, except for counts. */
export interface PlayerMessages {
  player: (title: string) => string
  /** Name of a player whose sound has none. */
  untitled: string
  play: string
  pause: string
  generate: string
  generateOverlay: string
  restore: string
  /** Before the length of the sound, while its text is edited. */
  lastTake: string
  placeholder: string
  textLabel: string
  counter: (length: number, limit: number) => string
  overLimit: (excess: number) => string
  /** Announced once each: near the text limit, at it, and beyond it. */
  nearLimit: (left: number) => string
  atLimit: string
  pastLimit: string
  generateHint: string
  generating: string
  generated: string
  seek: string
  seekValue: (position: string, duration: string) => string
  /** Same announcement after a seek to a word. */
  seekWord: (position: string, duration: string, word: string) => string
  speed: string
  visualizer: string
  visualizers: { blob: string; wave: string; wavesurfer: string }
  playVoice: (name: string) => string
  pauseVoice: (name: string) => string
  noSample: (name: string) => string
  holdTitle: (message: string, until: string) => string
  holdBody: string
  /** Text beside a countdown. */
  holdLeft: (time: string) => string
  /** Announced when a rate limit ends. */
  holdOver: string
  failedTitle: string
  failedBody: string
  failedReasons: { connection: string; timeout: string }
  soundTitle: string
  soundProblems: Record<PlaybackErrorCode, string>
  retry: string
  login: string
  allowance: (remaining: number, limit: number, isDaily: boolean) => string
  loginHint: string
  /** Words that the voice cannot say, in the order of the text. */
  notSpoken: (words: readonly string[]) => string
  resumes: (position: string) => string
  startOver: string
  more: string
  menuFailed: string
  captions: string
  downloads: { audio: string; vtt: string; srt: string; json: string }
  fileTitle: string
  downloadFailed: string
  openPage: string
  loading: string
  buffering: string
}

export const playerMessages: PlayerMessages = {
  player: (title) => `${title}, player`,
  untitled: 'Sound',
  play: 'Play',
  pause: 'Pause',
  generate: 'Generate Snippet',
  generateOverlay: 'Generate',
  restore: 'Undo my changes',
  lastTake: 'Last take',
  placeholder: 'Write your speech...',
  textLabel: 'Text to be spoken',
  counter: (length, limit) => `${length} / ${limit}`,
  overLimit: (excess) => `Text exceeds character limit by ${excess} characters`,
  nearLimit: (left) => `Fewer than ${left} characters left`,
  atLimit: 'No characters left',
  pastLimit: 'The text is too long',
  generateHint: 'Control and Enter generates and plays, Alt and Enter plays from the word at the cursor.',
  generating: 'Generating the snippet…',
  generated: 'The snippet is ready to play.',
  seek: 'Seek',
  seekValue: (position, duration) => `${position} of ${duration}`,
  seekWord: (position, duration, word) => `${word}, ${position} of ${duration}`,
  speed: 'Playback speed',
  visualizer: 'Visualizer',
  visualizers: { blob: 'Blob', wave: 'Wave', wavesurfer: 'Wavesurfer' },
  playVoice: (name) => `Play ${name}`,
  pauseVoice: (name) => `Pause ${name}`,
  noSample: (name) => `${name} has no sample yet`,
  holdTitle: (message, until) => `${message} Until ${until}`,
  holdBody: 'Generate limit reached. Sign in for no hold limits on speech generation.',
  holdLeft: (time) => `Again in ${time}`,
  holdOver: 'You can generate again.',
  failedTitle: 'The snippet could not be generated.',
  failedBody: 'Something went wrong. Please try again.',
  failedReasons: {
    connection: 'The server could not be reached. Check the connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
  },
  soundTitle: 'The sound could not be played.',
  soundProblems: {
    blocked: 'The browser did not start it because the page has not been used yet. Press play once more.',
    network: 'The sound could not be loaded. Check the connection and press play again.',
    unreadable: 'The sound could not be read. Generate it again.',
  },
  retry: 'Try again',
  login: 'Login / Sign Up',
  allowance: (remaining, limit, isDaily) => `${remaining} of ${limit} ${isDaily ? 'left today' : 'snippets left'}`,
  loginHint: 'Sign in for no hold limits on speech generation.',
  notSpoken: (words) => `This voice cannot say: ${words.join(', ')}`,
  resumes: (position) => `Continues at ${position}`,
  startOver: 'Start over',
  more: 'Captions and downloads',
  menuFailed: 'The menu could not be loaded. Check the connection and try again.',
  captions: 'Show captions',
  downloads: {
    audio: 'Download audio',
    vtt: 'Download captions (.vtt)',
    srt: 'Download subtitles (.srt)',
    json: 'Download word times (.json)',
  },
  fileTitle: 'Nothing was saved.',
  downloadFailed: 'Sorry, the audio could not be downloaded. Please check the console for more details.',
  openPage: 'Open voice',
  loading: 'Loading…',
  buffering: 'Waiting for the network…',
}
