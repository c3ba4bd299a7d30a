/** Texts of the player. Functions get values that are already formatted, but for counts. */
export interface PlayerMessages {
  player: (voiceName: string) => string
  play: string
  pause: string
  generate: string
  generateOverlay: string
  restore: string
  placeholder: string
  textLabel: string
  counter: (length: number, limit: number) => string
  overLimit: (excess: number) => string
  editHint: string
  generateHint: string
  generating: string
  generated: string
  seek: string
  seekValue: (position: string, duration: string) => string
  speed: string
  visualizer: string
  visualizers: { blob: string; wave: string; wavesurfer: string }
  playVoice: (name: string) => string
  pauseVoice: (name: string) => string
  noSample: (name: string) => string
  holdTitle: (message: string, until: string) => string
  holdBody: string
  failedTitle: string
  failedBody: string
  soundTitle: string
}

export const playerMessages: PlayerMessages = {
  player: (voiceName) => `${voiceName}, player`,
  play: 'Play',
  pause: 'Pause',
  generate: 'Generate Snippet',
  generateOverlay: 'Generate',
  restore: 'Undo my changes',
  placeholder: 'Write your speech...',
  textLabel: 'Text to be spoken',
  counter: (length, limit) => `${length} / ${limit}`,
  overLimit: (excess) => `Text exceeds character limit by ${excess} characters`,
  editHint: 'Edit the text to generate a new snippet',
  generateHint: 'Control and Enter generates and plays.',
  generating: 'Generating the snippet…',
  generated: 'The snippet is ready to play.',
  seek: 'Seek',
  seekValue: (position, duration) => `${position} of ${duration}`,
  speed: 'Playback speed',
  visualizer: 'Visualizer',
  visualizers: { blob: 'Blob', wave: 'Wave', wavesurfer: 'Wavesurfer' },
  playVoice: (name) => `Play ${name}`,
  pauseVoice: (name) => `Pause ${name}`,
  noSample: (name) => `${name} has no sample yet`,
  holdTitle: (message, until) => `${message} Until ${until}`,
  holdBody: 'Generate limit reached. Sign in for no hold limits on speech generation.',
  failedTitle: 'The snippet could not be generated.',
  failedBody: 'Something went wrong. Please try again.',
  soundTitle: 'The sound could not be played.',
}
