import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../testing/createRandom.ts'
import { choosePair } from './choosePair.ts'
import { countVotes } from './countVotes.ts'
import { findCampaigns } from './findCampaigns.ts'
import type { PairCount } from './pairCount.ts'
import { newOutcome, readOutcome } from './pairModel.ts'
import { POINTS_PER_LOGIT, rankVoices } from './rankVoices.ts'
import { ATTACKS, fakeVotes, isNoticed, rankOf } from './testing/simulateAttack.ts'
import { simulateWorld } from './testing/simulateVotes.ts'

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const pair = (first: string, second: string, more: Partial<PairCount> = {}): PairCount => {
  return { first, second, weight: 1, firstWins: 0, secondWins: 0, draws: 0, ...more }
}

/** The benches use 300 voices; a hundred take a tenth of the time. */
const world = simulateWorld({ seed: 5, voices: 100, votes: 7000, visitors: 0.5 })

describe('the scores of 100 voices by 7,000 votes with careless and hostile voters', () => {
  it('are in the order of the true skills', () => {
    const truths = world.ranking.rows.map(({ voice_id }) => world.skills.get(voice_id) ?? 0)
    const pairs = truths.flatMap((one, index) => truths.slice(index + 1).map((other) => Number(one > other)))
    expect(2 * meanOf(pairs) - 1).toBeGreaterThan(0.83)
  })

  it('have intervals that contain the truth in about 19 of 20 cases', () => {
    const mean = meanOf([...world.skills.values()])
    const held = world.ranking.rows.map(({ voice_id, score_low, score_high }) => {
      const truth = 1500 + POINTS_PER_LOGIT * ((world.skills.get(voice_id) ?? 0) - mean)
      return Number(score_low <= truth && truth <= score_high)
    })
    expect(meanOf(held)).toBeGreaterThan(0.89)
    expect(meanOf(held)).toBeLessThanOrEqual(1)
  })

  it('have a mean of 1500, and ranks that contain the place of each voice', () => {
    const { rows } = world.ranking
    expect(meanOf(rows.map(({ score }) => score))).toBeCloseTo(1500)
    for (const [index, { rank_low, rank_high }] of rows.entries()) {
      expect(rank_low).toBeLessThanOrEqual(index + 1)
      expect(rank_high).toBeGreaterThanOrEqual(index + 1)
    }
  })

  it('rise with added wins, from the first voice to the last', () => {
    const counts = countVotes(world.votes)
    const { rows } = world.ranking
    for (const [index, { voice_id, score }] of rows.entries()) {
      const other = rows[(index + 1) % rows.length]!.voice_id
      const more = rankVoices([...counts, pair(voice_id, other, { firstWins: 5 })])
      expect(more.rows.find((row) => row.voice_id === voice_id)?.score).toBeGreaterThan(score)
    }
  })

  it('do not depend on the order and sides of the votes', () => {
    const turned = world.votes.toReversed().map((vote) => ({
      ...vote,
      left_voice_id: vote.right_voice_id,
      right_voice_id: vote.left_voice_id,
      blind_choice: ({ left: 'right', right: 'left', tie: 'tie', both_bad: 'both_bad' } as const)[vote.blind_choice],
    }))
    const again = rankVoices(countVotes(turned)).rows
    for (const [index, row] of world.ranking.rows.entries()) {
      expect(again[index]?.voice_id).toBe(row.voice_id)
      expect(again[index]?.score).toBeCloseTo(row.score, 6)
    }
  })
})

describe('fake votes for a voice in the middle', () => {
  const targets = world.ranking.rows.slice(46, 55).map(({ voice_id }) => voice_id)

  it.each(['one browser', 'one network, many browsers'] as const)('from %s move it by at most a rank', (name) => {
    const moves = targets.map((target) => {
      return rankOf(world, target) - rankOf(world, target, fakeVotes(world, target, 60, ATTACKS[name]))
    })
    expect(moves.toSorted((a, b) => a - b)[4]).toBeLessThanOrEqual(1)
  })

  it('from many networks are noticed, and leaving them out restores the table', () => {
    const [target = ''] = targets
    const fakes = fakeVotes(world, target, 60, ATTACKS['many networks, visitors'])
    expect(fakes).toHaveLength(60)
    expect(rankOf(world, target, fakes)).toBeLessThan(rankOf(world, target))
    expect(isNoticed(world, target, fakes)).toBe(true)
    expect(rankVoices(countVotes(world.votes)).rows).toEqual(world.ranking.rows)
  })

  it('are not seen in the votes of honest new voters', () => {
    const honest = Array.from({ length: 2000 }, (_, vote_id) => {
      const [left, right] = world.pair()
      return { vote_id, left, right, choice: world.vote(left, right) }
    })
    expect(findCampaigns(honest, world.ranking)).toEqual([])
  })
})

describe('rankVoices', () => {
  it('returns an empty table without votes', () => {
    expect(rankVoices([]).rows).toEqual([])
  })

  it('ranks a voice higher that wins more often, with a range of ranks while intervals overlap', () => {
    const { rows } = rankVoices([pair('a', 'b', { firstWins: 3, secondWins: 1 })])
    expect(rows.map(({ voice_id, rank_low, rank_high }) => [voice_id, rank_low, rank_high])).toEqual([
      ['a', 1, 2],
      ['b', 1, 2],
    ])
    const sure = rankVoices([pair('a', 'b', { firstWins: 300, secondWins: 10 })]).rows
    expect(sure.map(({ rank_low, rank_high, is_preliminary }) => [rank_low, rank_high, is_preliminary])).toEqual([
      [1, 1, false],
      [2, 2, false],
    ])
  })

  it('gives equal scores for ties alone', () => {
    const [a, b] = rankVoices([pair('a', 'b', { draws: 50 })]).rows
    expect(a?.score).toBeCloseTo(b?.score ?? 0)
  })

  it('limits the influence of any number of visitors', () => {
    const users = [pair('a', 'b', { firstWins: 10, secondWins: 10 })]
    const scoreOf = (wins: number) => {
      const flood = pair('a', 'b', { weight: 0.3, firstWins: wins })
      return rankVoices([...users, flood]).rows.find(({ voice_id }) => voice_id === 'a')?.score ?? 0
    }
    expect(scoreOf(10_000)).toBeCloseTo(scoreOf(300), 6)
    expect(scoreOf(300)).toBeGreaterThan(scoreOf(0))
  })

  const count = fc
    .record({
      first: fc.constantFrom('a', 'b', 'c'),
      second: fc.constantFrom('d', 'e'),
      weight: fc.constantFrom(0.3, 1),
      firstWins: fc.nat(200),
      secondWins: fc.nat(200),
      draws: fc.nat(50),
    })
    .filter(({ firstWins, secondWins, draws }) => firstWins + secondWins + draws > 0)

  it('returns finite scores inside their intervals for any votes', () => {
    fc.assert(
      fc.property(fc.array(count, { maxLength: 12 }), (counts) => {
        for (const { score, score_low, score_high, rank_low, rank_high } of rankVoices(counts).rows) {
          expect(Number.isFinite(score) && score_low < score && score < score_high).toBe(true)
          expect(1 <= rank_low && rank_low <= rank_high).toBe(true)
        }
      }),
    )
  })
})

const outcomeAt = (difference: number) => {
  return { ...readOutcome(newOutcome(), difference, { tie: 0.5, careless: 0.08, carelessTie: 0.2 }) }
}

it('readOutcome returns probabilities that sum to 1, with the derivatives of the model', () => {
  fc.assert(
    fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (difference) => {
      const [out, before, after] = [outcomeAt(difference), outcomeAt(difference - 1e-4), outcomeAt(difference + 1e-4)]
      expect(out.win + out.loss + out.tie).toBeCloseTo(1, 10)
      expect(out.winSlope).toBeCloseTo((after.win - before.win) / 2e-4, 5)
      expect(out.lossSlope).toBeCloseTo((after.loss - before.loss) / 2e-4, 5)
      expect(out.tieSlope).toBeCloseTo((after.tie - before.tie) / 2e-4, 5)
    }),
  )
})

it('choosePair prefers uncertain voices of similar skill, on either side', () => {
  const random = createRandom(3)
  const candidates = [
    { voice_id: 'sure', skill: 0, variance: 0.0001 },
    { voice_id: 'unsure', skill: 0, variance: 0.5 },
    { voice_id: 'near', skill: 0.2, variance: 0.5 },
    { voice_id: 'far', skill: 5, variance: 0.05 },
  ]
  const pairs = Array.from({ length: 2000 }, () => choosePair(candidates, random)?.map(({ voice_id }) => voice_id))
  const share = (...ids: string[]) => meanOf(pairs.map((ids2) => Number(ids.every((id) => ids2?.includes(id)))))
  expect(share('unsure', 'near')).toBeGreaterThan(0.6)
  expect(share('far', 'near')).toBeLessThan(0.25)
  expect(meanOf(pairs.map((ids) => Number(ids?.[0] === 'near')))).toBeCloseTo(
    meanOf(pairs.map((ids) => Number(ids?.[1] === 'near'))),
    1,
  )
  expect(choosePair(candidates.slice(0, 1), random)).toBeUndefined()
})
