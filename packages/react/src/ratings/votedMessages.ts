import type { Stars } from '@voice-rankings/contract'

/** Whether the visitor has rated a voice. Apart, since every player says it. */
export const votedMessages = {
  notVoted: 'Not voted yet',
  voted: (stars: Stars) => `Thanks for your rating! Rated ${stars}/5`,
}
