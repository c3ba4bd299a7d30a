const EXTENSION =
  'A browser extension will read any page aloud in a voice of your choice. It does not exist yet, so there is nothing to set up.'

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
    extensionWelcome: { title: 'Welcome to the extension', plan: EXTENSION },
    extensionLogin: { title: 'Extension: logged in', plan: EXTENSION },
    extensionLogout: { title: 'Extension: logout', plan: EXTENSION },
    extensionLoggedOut: { title: 'Extension: logged out', plan: EXTENSION },
    extensionRemoved: { title: 'Extension removed', plan: EXTENSION },
  },
  /** Links to the closest existing alternatives. */
  links: {
    voices: 'Browse the voices',
    leaderboard: 'Leaderboard of all ratings',
    listeners: 'Leaderboard: ratings by listeners',
    login: 'Log in to this site',
  },
}

export type PlannedMessages = typeof plannedMessages
