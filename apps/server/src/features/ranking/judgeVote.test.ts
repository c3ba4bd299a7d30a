import { expect, it } from 'vitest'
import { judgeVote, type VoteFacts, votesPerVoice } from './judgeVote.ts'

const FINE: VoteFacts = {
  userAgent: 'Mozilla/5.0',
  sinceMs: 6000,
  durationMs: 10_000,
  ownVotes: 0,
  networkVotes: 0,
  voiceCount: 300,
  choice: 'left',
  earlierChoices: [],
}
const same = (count: number) => Array.from({ length: count }, () => 'left')

it.each<[what: string, facts: Partial<VoteFacts>, check: string | null]>([
  ['of a patient listener', {}, null],
  ['from an unknown network', { networkVotes: null }, null],
  ['a little before 60 % of the sounds, for clocks and buffers', { sinceMs: 5401 }, null],
  ['before 60 % of the sounds', { sinceMs: 5399 }, 'speed'],
  ['without a user agent', { userAgent: undefined }, 'program'],
  ['of a program', { userAgent: 'curl/8.0' }, 'program'],
  ['on a voice that the person has voted on', { ownVotes: 1 }, 'repeated'],
  ['on a voice that the network has voted on', { networkVotes: 1 }, 'network'],
  ['the tenth on one of few voices', { ownVotes: 9, networkVotes: 9, voiceCount: 20 }, null],
  ['the eleventh on one of few voices', { ownVotes: 10, voiceCount: 20 }, 'repeated'],
  ['the nineteenth equal answer', { earlierChoices: same(18) }, null],
  ['the twentieth equal answer', { earlierChoices: same(19) }, 'pattern'],
  ['another answer after nineteen equal ones', { earlierChoices: same(19), choice: 'tie' }, null],
])('a vote %s is judged as expected', (_what, facts, check) => {
  expect(judgeVote({ ...FINE, ...facts })).toBe(check)
})

it.each([
  [0, 10],
  [2, 10],
  [50, 4],
  [200, 1],
  [5000, 1],
])('of %d voices, each gets at most %d votes of a person or network in a week', (voices, votes) => {
  expect(votesPerVoice(voices)).toBe(votes)
})
