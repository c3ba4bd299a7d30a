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
    chatReviews: {
      title: 'Chat reviews: early access',
      plan: 'You will sign up here to try the chat with voices early and to review it.',
    },
  },
  /** Links to the closest existing alternatives. */
  links: {
    voices: 'Browse the voices',
    leaderboard: 'Leaderboard of all ratings',
    listeners: 'Leaderboard: ratings by listeners',
  },
}

export type PlannedMessages = typeof plannedMessages
