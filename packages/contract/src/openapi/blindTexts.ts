import type { CallName } from '../callsByName.ts'
import type { CallText } from './callText.ts'

/** Documentation of the calls of the blind test. */
export const blindTexts: Readonly<Record<CallName<'blind'>, CallText>> = {
  'blind.sentence': {
    summary: 'A sentence of a use',
    description:
      'For a page that shows a sentence before its pair has loaded: pass it as `pair_text` to `blind.next`, and both voices say it.',
  },
  'blind.next': {
    summary: 'The next pair',
    description:
      'Two voices say the same sentence at the same loudness and in the same format, on random sides. A sentence of one of the uses costs nothing; an own sentence is generated like any other text of yours. Voices whose ranks are uncertain come more often.',
  },
  'blind.vote': {
    summary: 'Vote on a pair and learn the names',
    description:
      'Both sounds have to be loaded, and heard to 60 %. The server measures the time between pairs with its own clock: votes that are too fast to have listened are stored and do not count. A visitor’s vote has a weight of 0.3, and votes of visitors make up at most 30 % of the weight of a voice.',
  },
  'blind.undo': {
    summary: 'Undo a vote',
    description: 'Within ten seconds. The pair is not voted on again, because its names are known.',
  },
  'blind.summary': {
    summary: 'Summary of a round of votes',
    description: 'Of the caller’s own votes: a round of others has none.',
  },
  'blind.leaderboard': {
    summary: 'Voices by their score from blind votes',
    description:
      'Scores are those of a Bradley–Terry model with ties (Davidson 1970), on a scale where 1500 is the mean of the language and 400 points are odds of ten to one. Ranks are ranges, because intervals overlap. Voices without a vote have no row. With `points=true` the answer has score and price of the voices on all pages, and which of them no other one beats for less.',
  },
  'blind.history': {
    summary: 'Scores and ranks of a voice over time',
    description:
      'One entry for each day (UTC) on which the score, its interval or the ranks changed, from the votes of all uses. Past days stay as they were published: when votes are left out later, the history changes on the day of that decision.',
  },
  'blind.exclusions': {
    summary: 'Votes that were left out, and why',
    description: 'Each decision can be reversed by the operator, which adds another decision.',
  },
  'blind.votes': {
    summary: 'All votes, without persons',
    description:
      'In a random order that stays the same, so that votes of one person are not side by side. `/api/v1/blind/votes.csv` is the same as a file.',
  },
}
