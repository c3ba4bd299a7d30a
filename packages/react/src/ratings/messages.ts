import type { Stars } from '@voice-rankings/contract'
import { votedMessages } from './votedMessages.ts'

/** Texts of rating a voice and of rating summaries. */
export const ratingsMessages = {
  ...votedMessages,
  stars: { 1: 'Poor', 2: 'Decent', 3: 'Good', 4: 'Great', 5: 'Excellent!' } satisfies Record<Stars, string>,
  /** Star with its meaning: `4 Great`. */
  starLabel: (stars: Stars, meaning: string) => `${stars} ${meaning}`,
  starsHint: 'Arrow keys choose, Enter sends the rating.',
  question: (voiceName: string) => `How does ${voiceName} sound?`,
  dismiss: 'Do not rate now',
  score: (score: number) => score.toFixed(1),
  scoreOf: (score: number) => `Rated ${score.toFixed(1)} of 5`,
  count: (count: number) => (count === 1 ? '1 rating' : `${count.toLocaleString('en-US')} ratings`),
  interval: (low: number, high: number) => `${low.toFixed(1)}–${high.toFixed(1)}`,
  intervalHint: (low: number, high: number) =>
    `With a probability of 95 %, the true mean lies between ${low.toFixed(1)} and ${high.toFixed(1)}.`,
  unranked: 'unranked',
  missing: (count: number) => (count === 1 ? '1 more rating needed' : `${count} more ratings needed`),
}

export type RatingsMessages = typeof ratingsMessages
