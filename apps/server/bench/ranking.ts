import { createRandom } from '../src/testing/createRandom.ts'
import type { PairCount } from '../src/features/ranking/pairCount.ts'
import { POINTS_PER_LOGIT, rankVoices } from '../src/features/ranking/rankVoices.ts'
import { type Attack, ATTACKS, fakeVotes, isNoticed, rankOf } from '../src/features/ranking/testing/simulateAttack.ts'
import { simulateWorld, type World } from '../src/features/ranking/testing/simulateVotes.ts'

/**
 * Exactness of the blind scores in simulated worlds, and the time of a table of a million votes:
 * `node bench/ranking.ts [worlds]`. Fails outside of the limits.
 */
const WORLDS = Number(process.argv[2] ?? 6)
const LIMITS = { tau: 0.85, coverage: [0.93, 0.97], ms: 1000, ranks: 1 } as const
const MILLION = 1_000_000

let isFine = true
function check(holds: boolean): string {
  isFine &&= holds
  return holds ? '' : '  <- outside of the limit'
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

console.log('\nBlind scores: 300 voices, skills normal with one logit, 20,000 votes, 5 % random and 2 % hostile voters')
for (const [name, visitors] of [
  ['all users', 0],
  ['half of them visitors', 0.5],
] as const) {
  const worlds = Array.from({ length: WORLDS }, (_, seed) => simulateWorld({ seed: seed + 1, visitors }))
  const taus = worlds.map(kendallTau)
  const coverages = worlds.map(coverage)
  const widths = worlds.map(({ ranking }) => meanOf(ranking.rows.map((row) => (row.score_high - row.score_low) / 2)))
  const [tau, covered] = [meanOf(taus), meanOf(coverages)]
  const isCovered = covered >= LIMITS.coverage[0] && covered <= LIMITS.coverage[1]
  const { tie, careless } = worlds[0]!.ranking.fit
  console.log(`  ${name}, ${WORLDS} worlds`)
  console.log(`    Kendall τ ${tau.toFixed(3)} (${range(taus)})${check(visitors > 0 || tau >= LIMITS.tau)}`)
  console.log(
    `    intervals hold the truth in ${(100 * covered).toFixed(1)} % (${range(coverages)})${check(isCovered)}`,
  )
  console.log(`    interval ±${meanOf(widths).toFixed(0)} points, ν ${tie.toFixed(2)}, careless ${careless.toFixed(3)}`)
}

const counts = countMillion()
const ms = timed(() => rankVoices(counts))
console.log(`  ${MILLION} votes on ${counts.length} pairs of 300 voices`)
console.log(`    table ${ms.toFixed(0)} ms${check(ms <= LIMITS.ms)}`)

if (process.argv[3]) process.exit()
console.log(
  '\nFake votes for one of the voices in the middle of 300: ranks that it rises, median and range of 15 voices',
)
const attacked = simulateWorld({ seed: 21, visitors: 0.5 })
const targets = attacked.ranking.rows.slice(143, 158).map(({ voice_id }) => voice_id)
for (const [name, attack] of Object.entries(ATTACKS)) {
  const isOnePlace = name.startsWith('one ')
  const cells = [15, 60, 300].map((votes) => describeAttack(attack, votes, isOnePlace))
  console.log(
    `  ${name.padEnd(28)} ${cells.join('   ')}${isOnePlace ? '' : `   noticed after ${noticedAfter(attack)}`}`,
  )
}
if (!isFine) process.exitCode = 1

function describeAttack(attack: Attack, votes: number, isLimited: boolean): string {
  const rises = targets.map((target) => {
    const fakes = fakeVotes(attacked, target, votes, attack)
    return rankOf(attacked, target) - rankOf(attacked, target, fakes)
  })
  const middle = rises.toSorted((a, b) => a - b)[7] ?? 0
  const ok = check(!isLimited || middle <= LIMITS.ranks)
  return `${votes} votes: ${String(middle).padStart(3)} (${Math.min(...rises)} to ${Math.max(...rises)})${ok}`
}

/** Number of fake votes from which they are noticed, for the voices in the middle; leaving them out restores all ranks. */
function noticedAfter(attack: Attack): string {
  const numbers = targets.map((target) => {
    const fakes = fakeVotes(attacked, target, 100, attack)
    return fakes.findIndex((_, index) => isNoticed(attacked, target, fakes.slice(0, index + 1))) + 1
  })
  const isRestored = targets.every((target, index) => rankOf(attacked, target) === 144 + index)
  const restored = `left out, all ranks are as before${check(isRestored)}`
  return `${Math.min(...numbers)} to ${Math.max(...numbers)} votes; ${restored}`
}

function range(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`
}

/** Rank correlation of scores and true skills. */
function kendallTau({ skills, ranking }: World): number {
  const truths = ranking.rows.map(({ voice_id }) => skills.get(voice_id) ?? 0)
  let [agreeing, all] = [0, 0]
  for (let i = 0; i < truths.length; i += 1) {
    for (let j = i + 1; j < truths.length; j += 1) {
      all += 1
      if (truths[i]! > truths[j]!) agreeing += 1
    }
  }
  return (2 * agreeing - all) / all
}

/** Share of the intervals that contain the true skill, which like the score counts from the mean of the voices. */
function coverage({ skills, ranking }: World): number {
  const mean = meanOf([...skills.values()])
  return meanOf(
    ranking.rows.map(({ voice_id, score_low, score_high }) => {
      const truth = 1500 + POINTS_PER_LOGIT * ((skills.get(voice_id) ?? 0) - mean)
      return Number(score_low <= truth && truth <= score_high)
    }),
  )
}

/** A million votes on all pairs of 300 voices, by outcome. */
function countMillion(): PairCount[] {
  const random = createRandom(9)
  const skills = Array.from({ length: 300 }, () => 3 * (random() - 0.5))
  const pairs = skills.flatMap((one, a) => skills.slice(a + 1).map((other, b) => [a, a + 1 + b, one - other] as const))
  const each = Math.round(MILLION / pairs.length)
  return pairs.map(([a, b, difference]) => {
    const wins = Math.round(0.8 * each * (1 / (1 + Math.exp(-difference))) + random())
    const draws = Math.round(0.2 * each)
    return { first: `v${a}`, second: `v${b}`, weight: 1, firstWins: wins, secondWins: each - wins - draws, draws }
  })
}

/** CPU time of some work, in ms: other programs of the machine do not count. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
