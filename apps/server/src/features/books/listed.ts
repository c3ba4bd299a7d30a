/** Names separated by commas, each once. */
export const listed = (names: readonly string[]): string => [...new Set(names)].join(', ')
