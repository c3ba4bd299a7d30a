/** Texts of a loading voice, separate because a player that loads its voice needs no others. */
export const loadingMessages = {
  loading: 'Loading the voice',
  missing: 'Voice not found',
  missingHint: 'It may have been removed, or the address is wrong.',
  failed: 'The voice could not be loaded',
  failedHint: 'Check the connection and try again.',
  retry: 'Try again',
  snippetMissing: 'Snippet not found',
  snippetMissingHint:
    'It may have been deleted, or it is not shared. If it is yours, log in. Otherwise ask for a new link. The sample of the voice is shown instead.',
  snippetFailed: 'The snippet could not be loaded',
}
