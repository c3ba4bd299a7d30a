/** Texts of adding a voice to a collection. */
export const collectionsMessages = {
  add: 'Add to collection',
  /** Accessible name of a button without text, which must name its voice. */
  label: (voiceName: string) => `Add ${voiceName} to a collection`,
  find: 'Find or create',
  loading: 'Loading collections…',
  empty: 'No collections yet. Type a name to create one.',
  create: (name: string) => `Create “${name}”`,
  count: (count: number, limit: number) => `${count} of ${limit} collections`,
  full: (limit: number) => `You have ${limit} collections, the maximum. Delete one first.`,
  added: '✓ Added',
  addedTo: (collection: string) => `Added to ${collection}`,
  removed: 'Removed',
  removedFrom: (collection: string) => `Removed from ${collection}`,
  loadFailed: 'Could not load collections.',
  retry: 'Try again',
  list: {
    title: 'My Collections',
    names: 'Collections',
    newName: 'Name of a new collection',
    create: 'Create',
    empty: 'No collections yet',
    emptyHint: 'Name the first one above. Then add voices to it from their cards and pages.',
    /** Number of voices in a collection, and the names of the first. */
    voices: (count: number, names: readonly string[]) => {
      if (count === 0) return 'No voices yet'
      const more = count - names.length
      const listed = more > 0 ? `${names.join(', ')} and ${more.toLocaleString('en-US')} more` : names.join(', ')
      return `${count === 1 ? '1 voice' : `${count.toLocaleString('en-US')} voices`}: ${listed}`
    },
    taken: 'You already have a collection with this name.',
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
  removeFailed: 'Failed to remove voice.',
  createFailed: 'Failed to create collection.',
  prompt: {
    title: 'Join to Create Collections',
    description: 'Become a member to save and share your own voice collections.',
  },
}

export type CollectionsMessages = typeof collectionsMessages
