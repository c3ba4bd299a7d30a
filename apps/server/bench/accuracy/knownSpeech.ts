import type { Random } from './createRandom.ts'
import { analyseFilter, speakThrough, type Pulse } from './resynthesize.ts'

/** Speech about which the truth is known, one value per 10 ms. */
export interface KnownSpeech {
  readonly samples: Float32Array
  readonly rate: number
  /** Hz; 0 where there is no pitch. */
  readonly pitchHz: Float32Array
  /** 1 where the voice creaks. */
  readonly creak: Uint8Array
}

/** Shape of one creaky phrase end: how fast and how regularly the pulses come. */
export interface CreakStyle {
  readonly pulsesPerSecond: number
  /** Share by which each interval varies, 0-1. */
  readonly jitter: number
  /** Whether every pulse is followed by a weaker one, as in double pulsing. */
  readonly double: boolean
}

/**
 * Speaks an utterance again with a pitch of our choosing: `meanHz`, falling over the phrase, with accents and a tremor.
 *
 * `voiced` (one value per 10 ms) says where the original has voice. With a `creak` style the ends of its voiced
 * stretches creak instead.
 */
export function speakWithKnownPitch(
  original: Float32Array,
  rate: number,
  voiced: readonly boolean[],
  meanHz: number,
  random: Random,
  creak?: CreakStyle,
): KnownSpeech {
  const filter = analyseFilter(original, rate)
  const frames = filter.gains.length
  const mask = Array.from({ length: frames }, (_, k) => voiced[k] ?? false)
  const creaky = creak ? phraseEnds(mask) : mask.map(() => false)
  const contour = contourOf(frames, meanHz, random)
  const pulses: Pulse[] = []
  let at = 0
  while (at < original.length) {
    const frame = Math.min(frames - 1, Math.round(at / filter.hop))
    if (!mask[frame]) {
      at += filter.hop / 10
    } else if (creak && creaky[frame]) {
      const interval = (rate / creak.pulsesPerSecond) * (1 + creak.jitter * random.between(-1, 1))
      pulses.push({ at, strength: random.between(0.8, 1.2) })
      if (creak.double) pulses.push({ at: at + interval * 0.3, strength: 0.5 })
      at += interval
    } else {
      pulses.push({ at, strength: random.between(1 - SHIMMER, 1 + SHIMMER) })
      at += (rate / contour[frame]!) * (1 + random.between(-JITTER, JITTER))
    }
  }
  return {
    samples: speakThrough(filter, original.length, pulses, mask, random.normal),
    rate,
    pitchHz: Float32Array.from(mask, (on, k) => (on && !creaky[k] ? contour[k]! : 0)),
    creak: Uint8Array.from(creaky, Number),
  }
}

/** Semitones above the falling line of the phrase. */
const HIGHEST_ACCENT = 7

function contourOf(frames: number, meanHz: number, random: Random): Float64Array {
  const accents = Array.from({ length: Math.ceil(frames / 60) }, () => ({
    at: random.between(0, frames),
    semitones: random.between(1, 5),
    width: random.between(10, 25),
  }))
  return Float64Array.from({ length: frames }, (_, k) => {
    const fall = 2 - (4 * k) / frames
    const tremor = 0.3 * Math.sin(2 * Math.PI * 0.05 * k)
    const accent = accents.reduce((sum, a) => sum + a.semitones * Math.exp(-(((k - a.at) / a.width) ** 2)), 0)
    // Accents that meet do not add up: read speech stays within about half an octave of its mean.
    const raised = HIGHEST_ACCENT * Math.tanh(accent / HIGHEST_ACCENT)
    return meanHz * 2 ** ((fall + tremor + raised) / 12)
  })
}

/** No two periods of a real voice are equally long or loud. */
const JITTER = 0.01
const SHIMMER = 0.15

const CREAK_FRAMES = 30
/** Shorter stretches of voice than this keep their pitch. */
const LEAST_FRAMES = 25

/** Marks the last 300 ms (at most two thirds) of every voiced stretch. */
function phraseEnds(voiced: readonly boolean[]): boolean[] {
  const creaky = voiced.map(() => false)
  let start = 0
  for (let k = 0; k <= voiced.length; k++) {
    if (voiced[k]) continue
    const length = k - start
    if (length >= LEAST_FRAMES) creaky.fill(true, k - Math.min(CREAK_FRAMES, Math.floor((length * 2) / 3)), k)
    start = k + 1
  }
  return creaky
}
