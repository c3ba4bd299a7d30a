/** Texts of favorite voices. */
export const favoritesMessages = {
  /** Tooltip of the button by state. */
  tooltips: { visitor: 'Log in to Favorite Voice', add: 'Add to favorites', remove: 'Remove from favorites' },
  /** Visible text of the button, in the labelled variant. */
  favorite: 'Favorite voice',
  remove: 'Remove from favorites',
  /** Accessible name of a button without text, which must name its voice. */
  label: (action: string, voiceName: string) => `${action}: ${voiceName}`,
  list: {
    title: 'My favorite voices',
    loading: 'Loading your favorites…',
    empty: 'No favorite voices yet',
    emptyHint: 'Press the heart of a voice to save it here.',
    browse: 'Browse voices',
    failed: 'Your favorites could not be loaded',
    failedHint: 'Check the connection and try again.',
    retry: 'Try again',
    all: (count: number) => `Show all ${count.toLocaleString('en-US')} in the catalogue`,
  },
  prompt: { title: 'Join Voice Rankings', description: 'Log in to favorite voices' },
}

export type FavoritesMessages = typeof favoritesMessages
