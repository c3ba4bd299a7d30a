/** Parameters that all pairs share. */
export interface PairParameters {
  /** Davidson's ν: odds of a tie between two equal voices are ν to 2. */
  readonly tie: number
  /** Share of careless votes, 0–1. */
  readonly careless: number
  /** Probability of a tie in a careless vote; its wins and losses are equally likely. */
  readonly carelessTie: number
}

/** Probabilities of a win, a loss and a tie, and their derivatives by the difference of the skills. */
export interface Outcome {
  win: number
  loss: number
  tie: number
  winSlope: number
  lossSlope: number
  tieSlope: number
  /** Probabilities in a vote that is not careless. */
  trueWin: number
  trueLoss: number
  trueTie: number
  /** Sum of the unnormalized terms of Davidson's model. */
  sum: number
}

/** An outcome to be filled by {@link readOutcome}, so that loops allocate nothing. */
export const newOutcome = (): Outcome => ({
  win: 0,
  loss: 0,
  tie: 0,
  winSlope: 0,
  lossSlope: 0,
  tieSlope: 0,
  trueWin: 0,
  trueLoss: 0,
  trueTie: 0,
  sum: 0,
})

/**
 * Computes the probabilities of a vote for a difference of skills in logits: win : loss : tie = e^{d/2} : e^{−d/2} : ν
 * (R. R. Davidson, "On extending the Bradley-Terry model to accommodate ties in paired comparison experiments", JASA 65,
 * 1970), mixed with a share of careless votes that do not depend on the voices.
 */
export function readOutcome(out: Outcome, difference: number, { tie, careless, carelessTie }: PairParameters): Outcome {
  const up = Math.exp(difference / 2)
  const down = 1 / up
  const sum = up + down + tie
  const win = up / sum
  const loss = down / sum
  const draw = tie / sum
  const lead = win - loss
  const careful = 1 - careless
  out.sum = sum
  out.trueWin = win
  out.trueLoss = loss
  out.trueTie = draw
  out.win = careful * win + (careless * (1 - carelessTie)) / 2
  out.loss = careful * loss + (careless * (1 - carelessTie)) / 2
  out.tie = careful * draw + careless * carelessTie
  out.winSlope = (careful * win * (1 - lead)) / 2
  out.lossSlope = (-careful * loss * (1 + lead)) / 2
  out.tieSlope = (-careful * draw * lead) / 2
  return out
}
