import { describe, expect, test } from 'vitest'
import type { LeaderboardColumn, LeaderboardSort } from './leaderboardRows.ts'
import { nextSort, rankedVoices, sortRows, unrankedVoices } from './leaderboardRows.ts'
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

describe('sorted by', () => {
  test.each<[LeaderboardColumn, LeaderboardSort['direction'], number[]]>([
    ['rank', 'ascending', [1, 2, 3, 4, 5]],
    ['rank', 'descending', [5, 4, 3, 2, 1]],
    ['voice', 'ascending', [4, 2, 1, 3, 5]],
    ['score', 'ascending', [5, 4, 3, 2, 1]],
    ['interval', 'descending', [1, 3, 2, 4, 5]],
    ['votes', 'descending', [1, 3, 2, 4, 5]],
  ])('%s, %s, the ranks are %j', (column, direction, ranks) => {
    expect(sortRows(rows, { column, direction }).map(({ rank }) => rank)).toEqual(ranks)
  })

  test('the same, voices keep their order by rank', () => {
    const same = rankedVoices(['A', 'B', 'C'].map((name) => ratedVoice(name, 4, 20)))
    const sorted = sortRows(same, { column: 'votes', direction: 'descending' })
    expect(sorted.map(({ rank }) => rank)).toEqual([1, 2, 3])
  })
})

test('a click on a column begins at its useful end, another one turns it around', () => {
  const byRank: LeaderboardSort = { column: 'rank', direction: 'ascending' }
  const byVotes = nextSort(byRank, 'votes')
  expect(byVotes).toEqual({ column: 'votes', direction: 'descending' })
  expect(nextSort(byVotes, 'votes')).toEqual({ column: 'votes', direction: 'ascending' })
  expect(nextSort(byVotes, 'voice')).toEqual({ column: 'voice', direction: 'ascending' })
})
