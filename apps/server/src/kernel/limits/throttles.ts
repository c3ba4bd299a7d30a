import type { Limit } from './limiter.ts'

const MINUTE_MS = 60_000

/** Searches, maps and lists of similar voices, which read the whole catalogue; a hundred people who type are not refused. */
export const SEARCHES: Limit = { name: 'search', points: 1200, durationMs: MINUTE_MS }

/** Pages that are rendered, for people and crawlers: as many as take half a processor. */
export const PAGES: Limit = { name: 'page', points: 1200, durationMs: MINUTE_MS }

/** Preview pictures that are drawn; those that are kept cost nothing. */
export const PICTURES: Limit = { name: 'picture', points: 300, durationMs: MINUTE_MS }
