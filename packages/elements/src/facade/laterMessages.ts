/** Texts of what comes once somebody points to a player. */
export const laterMessages = {
  pause: (name: string) => `Pause ${name}`,
  speed: 'Playback speed',
  captions: 'Captions',
  download: 'Download audio',
  share: 'Share',
  copied: 'Link copied',
  notCopied: (address: string) => `Copy this link: ${address}`,
  fullPlayer: 'Full player',
  missing: 'Voice not found',
  notLoaded: 'The voice could not be loaded',
  blocked: 'The browser did not start the sound because nobody has used the page yet. Press play once more.',
  failed: 'The sound could not be played. Check the connection and press play again.',
}
