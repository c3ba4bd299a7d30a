/** Texts in place of a voice that could not be had. */
export const catalogueMessages = {
  missing: 'Voice not found',
  notLoaded: 'The voice could not be loaded',
}
