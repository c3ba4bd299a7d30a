/** Texts of the fallbacks without scripts, and of framed players. */
export const plainMessages = {
  samples: 'Hear the samples',
  sampleOf: (name: string) => `Sample of ${name}`,
  snippetOf: (name: string) => `What ${name} says`,
  /** For a view or page that works only with scripts. */
  needsScripts: 'This needs JavaScript.',
  /** For a frame whose snippet the visitor cannot access. */
  snippetMissing: 'This snippet was deleted or is not shared. You hear the sample of the voice.',
  site: 'Voice Rankings',
  score: (score: string) => `Rated ${score} out of 5`,
  onSite: (name: string) => `${name} on Voice Rankings`,
}
