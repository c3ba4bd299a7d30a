import { newOutcome, type PairParameters, readOutcome } from './pairModel.ts'
import { inverseDiagonal, roughInverseDiagonal, solve, type SparseMatrix } from './sparseMatrix.ts'
import type { WeightedPairs } from './weighPairs.ts'

/** Fitted model of all votes. */
export interface Fit extends PairParameters {
  /** Skills in logits, by index of the voice; their mean is 0. */
  readonly skills: Float64Array
  /** Variances of the errors of the skills. */
  readonly variances: Float64Array
  /** Variance of the skills among the voices. */
  readonly spread: number
}

/** Maximum number of rounds, each a step for the skills and one for the other parameters. */
const MAX_ROUNDS = 20

/** Largest change of a skill in a round, in logits, at which the fit ends. */
const STILL = 0.001

/** Largest step of a skill, in logits. */
const MAX_STEP = 1.5

/** Prior of the tie parameter: gamma with mean 0.5, worth ten votes. */
const TIE_PRIOR = { draws: 5, sum: 10 } as const

/**
 * Assumed share of careless votes, and its standard deviation, which widens the intervals. It is not estimated: votes
 * counted by pair hardly tell carelessness from small differences between voices.
 */
const CARELESS = { share: 0.08, deviation: 0.03 } as const

/** Prior of the variance of the skills: one square logit, worth four voices. */
const SPREAD_PRIOR = { mean: 1, voices: 4 } as const

/**
 * Fits a Bradley–Terry model with ties to the votes: skills by Fisher scoring under a normal prior, whose variance is
 * estimated together with the tie parameter (empirical Bayes). The same votes give the same fit.
 */
export function fitSkills(pairs: WeightedPairs): Fit {
  const size = pairs.voices.length
  const skills = new Float64Array(size)
  let spread: number = SPREAD_PRIOR.mean
  const careless = CARELESS.share
  const carelessTie = tieShare(pairs)
  let parameters: PairParameters = { tie: TIE_PRIOR.draws / TIE_PRIOR.sum, careless, carelessTie }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { gradient, matrix } = differentiate(pairs, skills, spread, parameters)
    const steps = solve(matrix, gradient)
    let longest = 0
    for (let i = 0; i < size; i += 1) {
      skills[i]! += Math.max(-MAX_STEP, Math.min(MAX_STEP, steps[i]!))
      longest = Math.max(longest, Math.abs(steps[i]!))
    }
    if (longest < STILL) break
    parameters = { careless, carelessTie, tie: nextTie(pairs, skills, parameters) }
    spread = nextSpread(skills, roughInverseDiagonal(matrix))
  }
  const final = differentiate(pairs, skills, spread, parameters)
  const more = differentiate(pairs, skills, spread, { ...parameters, careless: careless + CARELESS.deviation })
  // Change of each skill if the careless share is one standard deviation larger.
  const shift = solve(
    final.matrix,
    more.gradient.map((value, i) => value - final.gradient[i]!),
  )
  const order = Int32Array.from(skills.keys()).toSorted((a, b) => skills[a]! - skills[b]!)
  const mean = size === 0 ? 0 : skills.reduce((sum, skill) => sum + skill, 0) / size
  return {
    ...parameters,
    spread,
    skills: skills.map((skill) => skill - mean),
    // The variance of the mean, spread / size, is taken off: skills are given from the mean.
    variances: inverseDiagonal(final.matrix, order).map((variance, i) => variance - spread / size + shift[i]! ** 2),
  }
}

function tieShare({ wins, losses, draws }: WeightedPairs): number {
  let all = 4
  let tied = 1
  for (let n = 0; n < draws.length; n += 1) {
    all += wins[n]! + losses[n]! + draws[n]!
    tied += draws[n]!
  }
  return tied / all
}

/** Derivatives of the log posterior by the skills; the matrix is the expected information. */
function differentiate(
  { first, second, wins, losses, draws }: WeightedPairs,
  skills: Float64Array,
  spread: number,
  parameters: PairParameters,
): { gradient: Float64Array; matrix: SparseMatrix } {
  const gradient = skills.map((skill) => -skill / spread)
  const diagonal = new Float64Array(skills.length).fill(1 / spread)
  const links = new Float64Array(first.length)
  const out = newOutcome()
  for (let n = 0; n < first.length; n += 1) {
    const a = first[n]!
    const b = second[n]!
    readOutcome(out, skills[a]! - skills[b]!, parameters)
    const { win, loss, tie, winSlope, lossSlope, tieSlope } = out
    const slope = (wins[n]! * winSlope) / win + (losses[n]! * lossSlope) / loss + (draws[n]! * tieSlope) / tie
    const information = winSlope ** 2 / win + lossSlope ** 2 / loss + tieSlope ** 2 / tie
    const link = information * (wins[n]! + losses[n]! + draws[n]!)
    gradient[a]! += slope
    gradient[b]! -= slope
    links[n] = link
    diagonal[a]! += link
    diagonal[b]! += link
  }
  return { gradient, matrix: { diagonal, first, second, links } }
}

/** Tie parameter with which the careful votes have as many ties as the model expects. */
function nextTie(
  { first, second, wins, losses, draws }: WeightedPairs,
  skills: Float64Array,
  parameters: PairParameters,
): number {
  const careful = 1 - parameters.careless
  let tied: number = TIE_PRIOR.draws
  let sums: number = TIE_PRIOR.sum
  const out = newOutcome()
  for (let n = 0; n < first.length; n += 1) {
    readOutcome(out, skills[first[n]!]! - skills[second[n]!]!, parameters)
    const ties = (draws[n]! * careful * out.trueTie) / out.tie
    const others = careful * ((wins[n]! * out.trueWin) / out.win + (losses[n]! * out.trueLoss) / out.loss)
    tied += ties
    sums += (ties + others) / out.sum
  }
  return tied / sums
}

/** Variance of the skills from their second moments. */
function nextSpread(skills: Float64Array, variances: Float64Array): number {
  let sum = SPREAD_PRIOR.mean * SPREAD_PRIOR.voices
  for (let i = 0; i < skills.length; i += 1) sum += skills[i]! ** 2 + variances[i]!
  return sum / (SPREAD_PRIOR.voices + skills.length)
}
