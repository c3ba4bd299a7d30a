/** Texts shown if a voice failed to load. */
export const catalogueMessages = {
  missing: 'Voice not found',
  notLoaded: 'The voice could not be loaded',
}
