/** Texts of adding a voice to a collection. */
export const collectionsMessages = {
  add: 'Add to collection',
  /** The name of a button without words, which must say which voice it is about. */
  label: (voiceName: string) => `Add ${voiceName} to a collection`,
  find: 'Find or create',
  loading: 'Loading collections…',
  empty: 'No collections yet. Type a name to create one.',
  create: (name: string) => `Create “${name}”`,
  added: '✓ Added',
  addedTo: (collection: string) => `Added to ${collection}`,
  loadFailed: 'Could not load collections.',
  retry: 'Try again',
  addFailed: 'Failed to add voice.',
  createFailed: 'Failed to create collection.',
  prompt: {
    title: 'Join to Create Collections',
    description: 'Become a member to save and share your own voice collections.',
  },
}

export type CollectionsMessages = typeof collectionsMessages
