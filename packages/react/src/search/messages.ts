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
  failed: 'The search could not be reached.',
  retry: 'Try again',
  results: (count: number) => (count === 1 ? '1 voice found' : `${count} voices found`),
  languages: (count: number) => `(x${count})`,
}

export type SearchMessages = typeof searchMessages
