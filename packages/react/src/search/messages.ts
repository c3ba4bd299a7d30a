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
  groups: {
    languageCode: 'Languages',
    categories: 'Good for',
    service: 'Providers',
    countryCode: 'Countries',
    help: 'Help',
  },
  voiceCount: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'voice' : 'voices'}`,
  /** Pages of help: their titles, and the words or beginnings of words that find them. */
  help: {
    docs: { title: 'Documentation', words: 'help docs documentation guide manual' },
    about: { title: 'How voices are measured', words: 'about help measure score rank' },
    compare: { title: 'Comparing voices', words: 'compar versus vs difference' },
    embed: { title: 'A player on your own page', words: 'embed widget iframe website blog player' },
    casting: { title: 'Casting a script', words: 'cast script role dialogue drama character' },
    recording: { title: 'Word times of a recording', words: 'recording record align caption subtitle vtt srt mp3' },
    api: { title: 'API reference', words: 'api http rest sdk developer' },
    account: { title: 'My account', words: 'account profile password username credits' },
  },
  useCase: (useCase: string) => useCase.charAt(0).toUpperCase() + useCase.slice(1),
}

export type SearchMessages = typeof searchMessages
