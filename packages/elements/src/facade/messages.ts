/** Texts of the small player; replace them by its `texts` property. */
export const facadeMessages = {
  untitled: 'Sound',
  play: (name: string) => `Play ${name}`,
  pause: (name: string) => `Pause ${name}`,
  seek: 'Seek',
  position: (time: string, duration: string) => `${time} of ${duration}`,
  speed: 'Playback speed',
  download: 'Download audio',
  more: 'More',
  openPage: 'Open page',
  missing: 'Voice not found',
  notLoaded: 'The voice could not be loaded',
  blocked: 'The browser did not start the sound because nobody has used the page yet. Press play once more.',
  failed: 'The sound could not be played. Check the connection and press play again.',
}

export type FacadeMessages = typeof facadeMessages
