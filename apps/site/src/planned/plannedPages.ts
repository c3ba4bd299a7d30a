import { matchPath } from 'react-router'
import type { PlannedMessages } from './messages.ts'

/** Page that has an address but no content yet. */
export interface PlannedPage {
  /** Route path, with parameters. */
  path: string
  /** Key of its title and announcement. */
  page: keyof PlannedMessages['pages']
  /** Keys of the closest existing alternatives. */
  today: readonly (keyof PlannedMessages['links'])[]
}

/** All planned pages. Their addresses respond with an announcement. */
export const PLANNED_PAGES: readonly PlannedPage[] = [
  { path: 'buddies', page: 'buddies', today: ['leaderboard', 'voices'] },
]

/** Addresses of the alternatives. */
export const PLANNED_LINKS: Readonly<Record<keyof PlannedMessages['links'], string>> = {
  voices: '/voices',
  leaderboard: '/leaderboard',
}

/** Planned page at a path; undefined if there is none. */
export function plannedPageAt(pathname: string): PlannedPage | undefined {
  return PLANNED_PAGES.find(({ path }) => matchPath(`/${path}`, pathname) !== null)
}
