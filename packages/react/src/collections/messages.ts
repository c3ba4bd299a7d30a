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
  list: {
    title: 'My Collections',
    names: 'Collections',
    newName: 'Name of a new collection',
    create: 'Create',
    empty: 'No collections yet. Name the first one, or add a voice to one on the voice’s page.',
    taken: 'You have a collection of that name.',
    rename: 'Rename',
    renameOne: (name: string) => `Rename ${name}`,
    newNameOf: (name: string) => `New name of ${name}`,
    save: 'Save',
    delete: 'Delete',
    deleteOne: (name: string) => `Delete ${name}`,
    deleteQuestion: (name: string) => `Delete “${name}”?`,
    deleteHint: 'This cannot be undone. The voices stay in the catalogue and in your other collections.',
    cancel: 'Cancel',
    close: 'Close',
    renameFailed: 'The collection could not be renamed.',
    deleteFailed: 'The collection could not be deleted.',
    deleted: (name: string) => `${name} is deleted`,
  },
  addFailed: 'Failed to add voice.',
  createFailed: 'Failed to create collection.',
  prompt: {
    title: 'Join to Create Collections',
    description: 'Become a member to save and share your own voice collections.',
  },
}

export type CollectionsMessages = typeof collectionsMessages
