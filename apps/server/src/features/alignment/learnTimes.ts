import { bestTimes } from './bestTimes.ts'
import { trainPhones, type TrainingUtterance } from './phoneModels.ts'
import type { Unit } from './phoneSequence.ts'

/** Rounds of training and search; later ones change hardly anything. */
const ROUNDS = 4

/**
 * Refines the times of units by phone models that are trained on these very utterances, all of one voice (Viterbi
 * training). Returns the units of the first utterance; its given ones if it is too short for its phones.
 */
export function learnTimes(utterances: readonly TrainingUtterance[], rounds = ROUNDS): readonly Unit[] {
  let present = utterances
  for (let round = 0; round < rounds; round += 1) {
    const models = trainPhones(present)
    present = present.map((utterance) => ({
      ...utterance,
      units: bestTimes(utterance.units, utterance.observed, models) ?? utterance.units,
    }))
  }
  return present[0]?.units ?? []
}
