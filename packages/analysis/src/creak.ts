import { creakFeatures } from './creakFeatures.ts'
import { CREAK_NETWORK } from './creakNetwork.ts'
import { TRACKING_RATE as CREAK_RATE } from './pitchTrack.ts'
import { resample } from './resample.ts'

/** Cost of a change between modal voice and creak, in log odds: creak lasts for several pulses. */
const CHANGE_COST = 4
/** Log odds from which a frame is creak: a false one is worse than a missed one. */
const LEAST_ODDS = 1.2

/**
 * Finds creaky voice (vocal fry): 1 for each 10 ms that creaks, 0 elsewhere.
 *
 * Creak is irregular or very slow pulses; a low but regular voice has none. A small neural network judges features of
 * each frame, as in Drugman, Kane and Gobl 2014, "Data-driven detection and analysis of the patterns of creaky voice":
 * how well the waveform and its envelope repeat within a period, subharmonics, and the distance and similarity of
 * pulses (Ishi, Sakakibara, Ishiguro and Hagita 2008). The best path over the clip connects the frames.
 *
 * @example
 * const creakyMs = creak(samples, 48_000).filter(Boolean).length * PITCH_HOP_MS
 */
export function creak(samples: Float32Array, rate: number): Uint8Array {
  return bestPath(creakOdds(creakFeatures(resample(samples, rate, CREAK_RATE))))
}

/** Log odds of creak for each frame, by a network with one hidden layer. */
function creakOdds(features: readonly Float32Array[]): Float64Array {
  const { hidden, output, bias } = CREAK_NETWORK
  return Float64Array.from(features[0] ?? [], (_, k) => {
    let odds = bias
    for (const [n, { weights, bias: offset }] of hidden.entries()) {
      let sum = offset
      for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]![k]!
      odds += output[n]! * Math.tanh(sum)
    }
    return odds - LEAST_ODDS
  })
}

/** States with the highest sum of odds minus the cost of changes (Viterbi 1967). */
function bestPath(odds: Float64Array): Uint8Array {
  const stayed = { modal: new Uint8Array(odds.length), creaky: new Uint8Array(odds.length) }
  let modal = 0
  let creaky = -CHANGE_COST
  for (const [k, here] of odds.entries()) {
    stayed.modal[k] = modal >= creaky - CHANGE_COST ? 1 : 0
    stayed.creaky[k] = creaky >= modal - CHANGE_COST ? 1 : 0
    const before = modal
    modal = Math.max(modal, creaky - CHANGE_COST)
    creaky = Math.max(creaky, before - CHANGE_COST) + here
  }
  const path = new Uint8Array(odds.length)
  let state: 0 | 1 = creaky > modal ? 1 : 0
  for (let k = odds.length - 1; k >= 0; k--) {
    path[k] = state
    if (!(state ? stayed.creaky : stayed.modal)[k]) state = state ? 0 : 1
  }
  return path
}
