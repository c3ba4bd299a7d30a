import { resample, voiceTrack } from '@voice-rankings/analysis'
import type { Random } from './createRandom.ts'
import { analyseFilter, speakThrough, type Pulse } from './resynthesize.ts'
import type { Spoken } from './row.ts'

/** Speech with known pitch and creak, one value per 10 ms. */
export interface KnownSpeech {
  readonly samples: Float32Array
  readonly rate: number
  /** Pitch in Hz; 0 where unvoiced. */
  readonly pitchHz: Float32Array
  /** 1 where the voice creaks. */
  readonly creak: Uint8Array
}

/** Parameters of a creaky phrase end: rate and regularity of the pulses. */
export interface CreakStyle {
  readonly pulsesPerSecond: number
  /** Relative variation of the intervals, 0-1. */
  readonly jitter: number
  /**
   * A weaker pulse after each one: none, soon after it (double pulsing), or almost halfway to the next one (alternating
   * pulses, a subharmonic).
   */
  readonly between: keyof typeof WEAKER_PULSES | 'nothing'
}

/** Place of the weaker pulse, as a share of the interval, and its strength. */
const WEAKER_PULSES = {
  double: { place: 0.3, strength: 0.5 },
  alternating: { place: 0.44, strength: 0.6 },
}

const RATE = 16_000
const EXCERPT_SECONDS = 4

/** One of `count` excerpts of a voice's sample, at the rate of the resynthesis; `voiced` has a value per 10 ms. */
export function excerptOf(
  { samples, rate }: Spoken,
  index: number,
  count: number,
): { samples: Float32Array; rate: number; voiced: boolean[] } {
  const length = EXCERPT_SECONDS * rate
  const start = Math.round((Math.max(0, samples.length - length) * index) / (count - 1))
  const clip = resample(samples.slice(start, start + length), rate, RATE)
  return { samples: clip, rate: RATE, voiced: Array.from(voiceTrack(clip, RATE).pitchHz, (hz) => hz > 0) }
}

/**
 * Resynthesizes an utterance with a given pitch: `meanHz`, falling over the phrase, with accents and a tremor.
 *
 * `voiced` (one value per 10 ms) marks the voiced frames of the original. With a `creak` style, the ends of voiced
 * stretches creak.
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
      if (creak.between !== 'nothing') {
        const { place, strength } = WEAKER_PULSES[creak.between]
        pulses.push({ at: at + interval * place, strength })
      }
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

/** Maximum accent, in semitones above the falling pitch line. */
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
    // Overlapping accents are limited: read speech stays within about half an octave of its mean.
    const raised = HIGHEST_ACCENT * Math.tanh(accent / HIGHEST_ACCENT)
    return meanHz * 2 ** ((fall + tremor + raised) / 12)
  })
}

/** Natural variation of period lengths and amplitudes. */
const JITTER = 0.01
const SHIMMER = 0.15

const CREAK_FRAMES = 30
/** Minimum length of a voiced stretch that may creak, in frames. */
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
