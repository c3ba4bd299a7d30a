/** Texts of what stands in the place of players where no script runs, and around a player in another site's page. */
export const plainMessages = {
  samples: 'Hear the samples',
  sampleOf: (name: string) => `Sample of ${name}`,
  snippetOf: (name: string) => `What ${name} says`,
  /** Of a view or page that works in the browser alone. */
  needsScripts: 'This needs JavaScript.',
  /** In a frame whose address names a snippet that is not there for the visitor. */
  snippetMissing: 'This snippet was removed or is not shared, so you hear the voice’s sample.',
  onSite: (name: string) => `${name} on Voice Rankings`,
}
