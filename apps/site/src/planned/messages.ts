/** Texts of pages that have an address but no content yet. */
export const plannedMessages = {
  notYet: 'Not available yet.',
  today: 'Available today',
  /** Title and announcement, in a sentence or two. */
  pages: {
    buddies: {
      title: 'Buddies',
      plan: 'You will follow other people here, and see their ratings and public playlists.',
    },
  },
  /** Links to the closest existing alternatives. */
  links: {
    voices: 'Browse the voices',
    leaderboard: 'Leaderboard of all ratings',
  },
}

export type PlannedMessages = typeof plannedMessages
