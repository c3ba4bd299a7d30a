/** Where the loading of a voice stands. Apart, since a player that loads its voice says no more of these. */
export const loadingMessages = {
  loading: 'Loading the voice',
  missing: 'Voice not found',
  missingHint: 'It may have been removed, or the address is wrong.',
  failed: 'The voice could not be loaded',
  failedHint: 'Check the connection and try again.',
  retry: 'Try again',
}
