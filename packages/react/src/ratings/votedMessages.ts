import type { Stars } from '@voice-rankings/contract'

/** Texts of the rating indicator, separate because every player shows it. */
export const votedMessages = {
  notVoted: 'Not voted yet',
  voted: (stars: Stars) => `Thanks for your rating! Rated ${stars}/5`,
}
