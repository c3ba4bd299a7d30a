/** Texts of favourite voices. */
export const favoritesMessages = {
  /** What the button does, by who looks at it. */
  tooltips: { visitor: 'Log in to Favorite Voice', add: 'Add to favorites', remove: 'Remove from favorites' },
  /** The button's own words, where it has any. */
  favorite: 'Favorite voice',
  remove: 'Remove from favorites',
  /** The name of a button without words, which must say which voice it is about. */
  label: (action: string, voiceName: string) => `${action}: ${voiceName}`,
  list: {
    title: 'My favorite voices',
    loading: 'Loading your favorites…',
    empty: 'No favorite voices yet',
    emptyHint: 'Press the heart of a voice: it is kept here.',
    browse: 'Browse voices',
    failed: 'Your favorites could not be loaded',
    failedHint: 'Check the connection and try again.',
    retry: 'Try again',
    all: (count: number) => `Show all ${count.toLocaleString('en-US')} in the catalogue`,
  },
  prompt: { title: 'Join Voice Rankings', description: 'Log in to favorite voices' },
}

export type FavoritesMessages = typeof favoritesMessages
