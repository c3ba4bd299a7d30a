/** Pages in the sitemap, besides those of the voices. */
export const INDEXED_PATHS = [
  '/',
  '/voices',
  '/leaderboard',
  '/blind',
  '/cast',
  '/create-playlist',
  '/create-voice',
  '/read',
  '/align',
  '/about',
  '/privacy',
  '/terms',
] as const
