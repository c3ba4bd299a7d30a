import { describe, expect, test } from 'vitest'
import type { LeaderboardColumn, LeaderboardSort } from './leaderboardRows.ts'
import { nextSort, rankedVoices, sortRows, unrankedVoices, withScores } from './leaderboardRows.ts'
import { RATED_VOICES, ratedVoice } from './testing/ratedVoices.ts'

const rows = rankedVoices(RATED_VOICES)

test('only voices with a rating have a rank, from 1', () => {
  expect(rows.map(({ rank, voice }) => `${rank} ${voice.voice_name}`)).toEqual([
    '1 Noor',
    '2 Clara',
    '3 Theo',
    '4 Amara',
    '5 Zed',
  ])
  expect(unrankedVoices(RATED_VOICES).map(({ voice_name }) => voice_name)).toEqual(['Bruno', 'Vera'])
})

/** Voices after one of them was rated. */
const after = (name: string, score: number | null, count: number) => {
  const { voice_id, voice_rating, voice_rating_count } = ratedVoice(name, score, count)
  return withScores(RATED_VOICES, new Map([[voice_id, { voice_rating, voice_rating_count }]]))
}

describe('withScores', () => {
  test.each([
    ['moves a voice up', 'Amara', 4.5, 46, ['Noor', 'Amara', 'Clara', 'Theo', 'Zed']],
    ['keeps the position of a voice', 'Amara', 4.01, 46, ['Noor', 'Clara', 'Theo', 'Amara', 'Zed']],
    ['ranks a voice', 'Bruno', 4.3, 10, ['Noor', 'Clara', 'Theo', 'Bruno', 'Amara', 'Zed']],
    ['ignores an older rating than the loaded one', 'Zed', 5, 11, ['Noor', 'Clara', 'Theo', 'Amara', 'Zed']],
  ])('%s: %s, with %d of %i', (_what, name, score, count, ranked) => {
    expect(rankedVoices(after(name, score, count)).map(({ voice }) => voice.voice_name)).toEqual(ranked)
  })

  test('updates a voice that stays unranked', () => {
    expect(unrankedVoices(after('Vera', null, 1)).map((voice) => voice.voice_rating_count)).toEqual([9, 1])
  })

  test('ignores a rating of an unlisted voice', () => {
    expect(after('Somebody', 5, 10)).toBe(RATED_VOICES)
  })
})

describe('sortRows', () => {
  test.each<[LeaderboardColumn, LeaderboardSort['direction'], number[]]>([
    ['rank', 'ascending', [1, 2, 3, 4, 5]],
    ['rank', 'descending', [5, 4, 3, 2, 1]],
    ['voice', 'ascending', [4, 2, 1, 3, 5]],
    ['score', 'ascending', [5, 4, 3, 2, 1]],
    ['interval', 'descending', [1, 3, 2, 4, 5]],
    ['votes', 'descending', [1, 3, 2, 4, 5]],
  ])('by %s, %s, gives the ranks %j', (column, direction, ranks) => {
    expect(sortRows(rows, { column, direction }).map(({ rank }) => rank)).toEqual(ranks)
  })

  test('keeps rank order for equal values', () => {
    const same = rankedVoices(['A', 'B', 'C'].map((name) => ratedVoice(name, 4, 20)))
    const sorted = sortRows(same, { column: 'votes', direction: 'descending' })
    expect(sorted.map(({ rank }) => rank)).toEqual([1, 2, 3])
  })
})

test('nextSort starts a column at its useful end, then reverses it', () => {
  const byRank: LeaderboardSort = { column: 'rank', direction: 'ascending' }
  const byVotes = nextSort(byRank, 'votes')
  expect(byVotes).toEqual({ column: 'votes', direction: 'descending' })
  expect(nextSort(byVotes, 'votes')).toEqual({ column: 'votes', direction: 'ascending' })
  expect(nextSort(byVotes, 'voice')).toEqual({ column: 'voice', direction: 'ascending' })
})
