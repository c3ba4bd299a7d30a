/** Texts of a player in use. */
export const soundMessages = {
  pause: (name: string) => `Pause ${name}`,
  position: (time: string, duration: string) => `${time} of ${duration}`,
  blocked: 'The browser did not start the sound because nobody has used the page yet. Press play once more.',
  failed: 'The sound could not be played. Check the connection and press play again.',
}
