import { createRandom } from './createRandom.ts'
import { excerptOf, speakWithKnownPitch, type CreakStyle, type KnownSpeech } from './knownSpeech.ts'
import { speakThrough, vowelFilter } from './resynthesize.ts'
import type { Spoken } from './row.ts'

/** An utterance with creaky phrase ends. */
export interface CreakyUtterance extends KnownSpeech {
  readonly style: CreakStyle
  /** True for a voice below 90 Hz. */
  readonly low: boolean
}

/** Utterances of each range of pitch of a voice. */
export const UTTERANCES_PER_RANGE = 4
/** Mean pitch of ordinary voices: the lowest pitch, about three quarters of it, stays above creak. */
const ORDINARY = { leastHz: 110, factors: [0.85, 1.2] } as const
/** Mean pitch of low voices, whose median stays below 90 Hz. */
const LOW_HZ = [58, 78] as const

const STYLES: readonly CreakStyle[] = [25, 30, 40, 55, 70].flatMap((pulsesPerSecond) => [
  { pulsesPerSecond, jitter: 0, between: 'nothing' as const },
  { pulsesPerSecond, jitter: 0.1, between: 'nothing' as const },
  { pulsesPerSecond, jitter: 0.3, between: 'nothing' as const },
  { pulsesPerSecond, jitter: 0.1, between: 'double' as const },
  { pulsesPerSecond, jitter: 0.03, between: 'alternating' as const },
])
/** In a low voice, regular pulses at 55 or 70 Hz are its ordinary phonation. */
const LOW_STYLES = STYLES.filter(({ pulsesPerSecond, jitter }) => jitter > 0 || pulsesPerSecond < 50)

/**
 * Resynthesizes excerpts of a voice with creaky phrase ends of all styles in turn: at its own pitch, from 110 Hz, and
 * as a low voice. `number` counts the voices.
 */
export function* creakyUtterances(spoken: Spoken, medianHz: number, number: number): Generator<CreakyUtterance> {
  for (let i = 0; i < UTTERANCES_PER_RANGE; i++) {
    const { samples, rate, voiced } = excerptOf(spoken, i, UTTERANCES_PER_RANGE)
    for (const low of [false, true]) {
      const index = number * UTTERANCES_PER_RANGE + i
      const random = createRandom(2 * index + Number(low))
      const styles = low ? LOW_STYLES : STYLES
      const style = styles[(index * 7) % styles.length]!
      const meanHz = low
        ? random.between(...LOW_HZ)
        : Math.max(ORDINARY.leastHz, medianHz) * random.between(...ORDINARY.factors)
      yield { ...speakWithKnownPitch(samples, rate, voiced, meanHz, random, style), style, low }
    }
  }
}

/** Formants of five vowels in Hz. Source: Peterson and Barney 1952, men. */
const VOWELS = {
  i: [270, 2_290, 3_010],
  e: [530, 1_840, 2_480],
  a: [730, 1_090, 2_440],
  o: [570, 840, 2_410],
  u: [300, 870, 2_240],
}
const VOWEL_SECONDS = 1
const VOWEL_RATE = 16_000

/** Steady vowels of a bass; `jitter` is the relative variation of its periods, 0-1. */
export function* bassVowels(pitchHz: number, jitter: number): Generator<{ samples: Float32Array; rate: number }> {
  for (const [number, formants] of Object.values(VOWELS).entries()) {
    const random = createRandom(number)
    const filter = vowelFilter(formants, VOWEL_RATE, VOWEL_SECONDS)
    const length = VOWEL_SECONDS * VOWEL_RATE
    const pulses = []
    for (let at = 0; at < length; at += (VOWEL_RATE / pitchHz) * (1 + random.between(-jitter, jitter))) {
      pulses.push({ at, strength: 1 })
    }
    const voiced = filter.coefficients.map(() => true)
    yield { samples: speakThrough(filter, length, pulses, voiced, random.normal), rate: VOWEL_RATE }
  }
}
