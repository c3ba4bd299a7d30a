import { MEL_RATE, melPowers } from './mfcc.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { TIMBRE_BANDS } from './voiceFrames.ts'

const BANDS = TIMBRE_BANDS.centresHz.length

/** What lies between a voice and its recording, as far as it changes the powers of mel bands. */
type Channel =
  | { readonly kind: 'noise'; readonly snrDb: number }
  | { readonly kind: 'telephone' }
  | { readonly kind: 'room'; readonly decaySeconds: number }

/** Usual channels: two levels of white noise, a telephone, and a small room. */
const CHANNELS: readonly Channel[] = [
  { kind: 'noise', snrDb: 20 },
  { kind: 'noise', snrDb: 30 },
  { kind: 'telephone' },
  { kind: 'room', decaySeconds: 0.3 },
]

/** Pass band of a telephone, and its gain outside of it as a factor of power. */
const TELEPHONE = { lowHz: 300, highHz: 3_400, stopGain: 10 ** -4.5 }

/**
 * Simulates how usual channels change the band powers of a clip, one result per channel. They are computed from the
 * powers, which is faster than degrading the clip by two orders of magnitude.
 */
export function throughChannels(powers: Float32Array, meanSquare: number): Float32Array[] {
  return CHANNELS.map((channel) => through(channel, powers, meanSquare))
}

function through(channel: Channel, powers: Float32Array, meanSquare: number): Float32Array {
  switch (channel.kind) {
    case 'noise': {
      const gain = meanSquare * 10 ** (-channel.snrDb / 10)
      const noise = (noisePowers ??= measureNoise())
      return powers.map((power, i) => power + gain * noise[i % noise.length]!)
    }
    case 'telephone':
      return powers.map((power, i) => power * TELEPHONE_GAINS[i % BANDS]!)
    case 'room': {
      // Reverberation of the energy of the direct sound, as at the critical distance.
      const decay = 10 ** ((-6 * PITCH_HOP_MS) / 1000 / channel.decaySeconds)
      const tail = new Float64Array(BANDS)
      return powers.map((power, i) => {
        const band = i % BANDS
        tail[band] = tail[band]! * decay + power * (1 - decay)
        return power + tail[band]
      })
    }
  }
}

const TELEPHONE_GAINS = TIMBRE_BANDS.centresHz.map((hz) =>
  hz < TELEPHONE.lowHz || hz > TELEPHONE.highHz ? TELEPHONE.stopGain : 1,
)

/** Duration of the simulated noise, which is repeated, in seconds. */
const NOISE_SECONDS = 4

let noisePowers: Float32Array | undefined

/** Band powers of white noise with a mean square of 1. */
function measureNoise(): Float32Array {
  // Evenly distributed noise between ±√3 has a mean square of 1; generator of Numerical Recipes (Press et al. 1992).
  let state = 1
  const noise = Float32Array.from({ length: NOISE_SECONDS * MEL_RATE }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (Math.sqrt(3) * state) / 2 ** 31
  })
  return melPowers(noise, MEL_RATE, TIMBRE_BANDS)
}
