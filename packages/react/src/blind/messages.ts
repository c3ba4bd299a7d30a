import type { BlindChoice, BlindUse } from '@voice-rankings/contract'
import type { BlindNotice } from './blindStore.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const votes = (count: number) => (count === 1 ? '1 vote' : `${count.toLocaleString('en-US')} votes`)

/** Texts of the blind test. */
export const blindMessages = {
  title: 'Which one reads better?',
  pair: (number: number, size: number) => `Pair ${number} of ${size}`,
  play: (side: string) => `Play ${side}`,
  pause: (side: string) => `Pause ${side}`,
  plays: (side: string) => `${side} plays.`,
  heard: 'heard',
  heardPart: (share: number, needed: number) => `${percent(share)} heard, vote from ${percent(needed)}`,
  votes: 'Your vote',
  choices: {
    left: 'A reads better',
    tie: 'About the same',
    right: 'B reads better',
    both_bad: 'Both are bad',
  } satisfies Record<BlindChoice, string>,
  /** The vote `tie` in a narrow place, where the sides are letters. */
  tieInShort: 'The same',
  canVote: 'You can vote now.',
  note: 'Names after the vote. Same loudness, same format, sides by chance.',
  chose: (name: string) => `You chose ${name}`,
  choseTie: 'About the same, you say',
  choseNone: 'Both are bad, you say',
  agreed: (share: number, count: number) => `So do ${percent(share)} of ${votes(count)} on these two.`,
  firstVote: 'Yours is the first vote on these two.',
  share: (name: string, share: number) => `${name} ${percent(share)}`,
  tieShare: (share: number) => `same ${percent(share)}`,
  bothBadShare: (share: number) => `both bad ${percent(share)}`,
  pick: 'Your pick',
  open: 'Open',
  openVoice: (name: string) => `Open ${name}`,
  scoreLabel: 'Score from blind votes',
  noScore: 'no score yet',
  tasteSoFar: (traits: readonly string[], chosen: number, pairs: number) =>
    `You like ${traits.join(', ')} voices so far: ${chosen} of ${pairs} pairs.`,
  undo: 'Undo',
  undoIn: (seconds: number) => `Undo · ${seconds} s`,
  next: 'Next pair',
  finish: 'See your result',
  notices: {
    skipped: 'A sound could not be played. That pair was skipped, without a vote.',
    ended: 'That pair had ended. Here is another one.',
    undone: 'Your vote was taken back. Here is another pair, since you know those names.',
    vote: 'Your vote could not be saved. Try again.',
    undo: 'The vote could not be undone.',
  } satisfies Record<BlindNotice['kind'], string>,
  loading: 'Loading a pair…',
  failed: 'No pair could be loaded',
  failedHint: 'Check the connection and try again.',
  retry: 'Try again',
  use: 'Hear it with',
  uses: {
    own: 'Your own sentence',
    narration: 'Narration',
    support: 'Support',
    news: 'News',
    dialogue: 'Dialogue',
    numbers: 'Numbers and names',
  } satisfies Record<BlindUse, string>,
  language: 'Language',
  ownText: 'Your own sentence',
  ownHint: 'Two voices say it. You hear which one reads it better.',
  ownSay: 'Hear it',
  ownChange: 'Another sentence',
  weight: 'Counts for a third.',
  login: 'Log in to count fully',
  summary: {
    title: (count: number) => `You heard ${count} pairs`,
    taste: (traits: readonly string[], chosen: number, pairs: number) =>
      `You prefer ${traits.join(', ')} voices: ${chosen} of ${pairs}.`,
    noTaste: 'Your choices have no trait in common.',
    voices: 'You chose these most often',
    chosen: (chosen: number, pairs: number) =>
      pairs === 1 ? 'chosen in 1 pair' : `chosen in ${chosen} of ${pairs} pairs`,
    again: 'Ten more pairs',
  },
  strip: { start: 'Start the blind test', duration: 'Ten pairs take about two minutes' },
}

export type BlindMessages = typeof blindMessages
