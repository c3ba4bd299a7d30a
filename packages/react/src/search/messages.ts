/** Texts of the voice search. */
export const searchMessages = {
  label: 'Search voices',
  /** `count` is null if unknown. */
  placeholder: (count: number | null) =>
    count === null ? 'Search voices' : `Search ${count.toLocaleString('en-US')} voices`,
  recent: 'Recent',
  suggested: 'Suggestions',
  clear: 'Clear search',
  loading: 'Searching…',
  empty: (query: string) => `No voices found for "${query}"`,
  failed: 'The search is not available.',
  retry: 'Try again',
  results: (count: number) => (count === 1 ? '1 voice found' : `${count} voices found`),
  languages: (count: number) => `(x${count})`,
  understood: 'Understood',
  showAll: (count: number) => (count === 1 ? 'Show the voice' : `Show all ${count.toLocaleString('en-US')} voices`),
  showNearest: 'Show the nearest voices',
  nearest: (query: string) => `Nearest to “${query}”`,
  groups: { languageCode: 'Languages', categories: 'Good for', service: 'Providers', countryCode: 'Countries' },
  voiceCount: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'voice' : 'voices'}`,
  useCase: (useCase: string) => useCase.charAt(0).toUpperCase() + useCase.slice(1),
}

export type SearchMessages = typeof searchMessages
