import { createFft, resample } from '@voice-rankings/analysis'
import type { Random } from './createRandom.ts'

const TELEPHONE_RATE = 8_000

/** Faults of a recording that are added to clean speech of a rate in Hz. */
export const DEGRADATIONS: Readonly<
  Record<string, (speech: Float32Array, rate: number, random: Random) => Float32Array>
> = {
  'white noise': (speech, _, random) => withNoise(speech, white(speech.length, random), 20),
  'pauses of pink noise': (speech, rate, random) => {
    const paused = withPauses(speech, rate, random)
    return withNoise(paused, pink(paused.length, random), 20, powerOf(speech))
  },
  'mains hum': (speech, rate, random) => withNoise(speech, hum(speech.length, rate, random), random.between(3, 15)),
  music: (speech, rate, random) => withNoise(speech, music(speech.length, rate, random), random.between(12, 20)),
  'a click in a quiet clip': (speech, _, random) => {
    const quiet = scaledTo(speech, 0.02)
    quiet[Math.floor(random.between(0.1, 0.9) * quiet.length)] = 1
    return quiet
  },
  'a small room': (speech, rate, random) =>
    // The direct sound is louder than all reflections together, as before a microphone within reach.
    inRoom(speech, rate, random, { seconds: random.between(0.2, 0.4), directDb: random.between(3, 9) }),
  clipping: (speech, _, random) => {
    const most = random.between(0.3, 0.7)
    return scaledTo(speech, 1).map((sample) => Math.max(-most, Math.min(most, sample)))
  },
  'a telephone call': (speech, rate) => resample(byTelephone(speech, rate), rate, TELEPHONE_RATE),
}

/** Rate in Hz of degraded speech that was `rate` before. */
export const rateOfDegraded = (kind: string, rate: number): number =>
  kind === 'a telephone call' ? TELEPHONE_RATE : rate

const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length

/** Adds noise `snrDb` below a mean power, by default that of the speech. */
export function withNoise(
  speech: Float32Array,
  noise: Float32Array,
  snrDb: number,
  power = powerOf(speech),
): Float32Array {
  const gain = Math.sqrt(power / powerOf(noise) / 10 ** (snrDb / 10))
  return speech.map((sample, i) => sample + gain * noise[i]!)
}

function scaledTo(samples: Float32Array, peak: number): Float32Array {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample * peak) / highest)
}

/** Inserts pauses of 6-12 s at a third and at two thirds of the speech. */
function withPauses(speech: Float32Array, rate: number, random: Random): Float32Array {
  const cuts = [0, Math.floor(speech.length / 3), Math.floor((speech.length * 2) / 3), speech.length]
  const pauses = [0, ...[1, 2].map(() => Math.round(random.between(6, 12) * rate))]
  const output = new Float32Array(speech.length + pauses.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const [i, pause] of pauses.entries()) {
    at += pause
    const part = speech.subarray(cuts[i], cuts[i + 1])
    output.set(part, at)
    at += part.length
  }
  return output
}

/** White noise. */
export const white = (length: number, random: Random): Float32Array =>
  Float32Array.from({ length }, () => random.normal())

/** White noise filtered to -3 dB per octave, by the filter of Paul Kellet. */
function pink(length: number, random: Random): Float32Array {
  let [a, b, c] = [0, 0, 0]
  return white(length, random).map((sample) => {
    a = 0.99765 * a + sample * 0.099046
    b = 0.963 * b + sample * 0.2965164
    c = 0.57 * c + sample * 1.0526913
    return a + b + c + sample * 0.1848
  })
}

/** Hum of 50 or 60 Hz with seven harmonics. */
function hum(length: number, rate: number, random: Random): Float32Array {
  const mains = (random.next() < 0.7 ? 50 : 60) + random.between(-0.1, 0.1)
  const partials = Array.from({ length: 8 }, (_, n) => ({
    hz: mains * (n + 1),
    strength: n === 0 ? 1 : random.between(0, 1) / Math.sqrt(n + 1),
    phase: random.between(0, 2 * Math.PI),
  }))
  return Float32Array.from({ length }, (_, i) =>
    partials.reduce(
      (sum, { hz, strength, phase }) => sum + strength * Math.sin((2 * Math.PI * hz * i) / rate + phase),
      0,
    ),
  )
}

/** Semitones of the chords above their bass. */
const CHORDS = [
  [0, 12, 19, 28, 31],
  [0, 12, 19, 27, 31],
  [0, 12, 17, 24, 33],
] as const

/** Chords with a bass of 41-98 Hz, half a second to two seconds each, that decay like those of a piano. */
function music(length: number, rate: number, random: Random): Float32Array {
  const output = new Float32Array(length)
  let start = 0
  while (start < length) {
    const end = Math.min(length, start + Math.round(random.between(0.5, 2) * rate))
    const bass = 41.2 * 2 ** (Math.floor(random.between(0, 16)) / 12)
    const chord = CHORDS[Math.floor(random.between(0, CHORDS.length))]!
    for (const semitones of chord) {
      for (let n = 1; n <= 5; n++) {
        const turn = (2 * Math.PI * bass * n * 2 ** (semitones / 12)) / rate
        const phase = random.between(0, 2 * Math.PI)
        for (let i = start; i < end; i++) {
          const seconds = (i - start) / rate
          output[i]! += (Math.min(1, seconds / 0.02) * Math.exp(-seconds) * Math.sin(turn * i + phase)) / n
        }
      }
    }
    start = end
  }
  return output
}

/** Delay of the first reflection of a small room, in seconds. */
const FIRST_REFLECTION = 0.005

/**
 * Adds the reverberation of a room: noise that decays by 60 dB in `seconds` (Polack 1988), whose energy is `directDb` below
 * that of the direct sound; 0 dB is the critical distance.
 */
export function inRoom(
  speech: Float32Array,
  rate: number,
  random: Random,
  { seconds, directDb }: { seconds: number; directDb: number },
): Float32Array {
  const response = white(Math.round(seconds * rate), random).map((sample, i) => {
    return i < FIRST_REFLECTION * rate ? 0 : sample * 10 ** ((-3 * i) / rate / seconds)
  })
  const reflected = response.reduce((sum, sample) => sum + sample * sample, 0)
  response[0] = Math.sqrt(reflected * 10 ** (directDb / 10))
  return convolve(speech, response)
}

/** Keeps the band of a telephone, 300-3400 Hz, by a windowed sinc of 20 ms. */
export function byTelephone(speech: Float32Array, rate: number): Float32Array {
  const half = Math.round(rate / 100)
  const band = Float32Array.from({ length: 2 * half + 1 }, (_, i) => {
    const t = i - half
    const low = (hz: number) => (t === 0 ? (2 * hz) / rate : Math.sin((2 * Math.PI * hz * t) / rate) / (Math.PI * t))
    return (low(3_400) - low(300)) * (0.5 + 0.5 * Math.cos((Math.PI * t) / (half + 1)))
  })
  return convolve(speech, band)
}

function convolve(samples: Float32Array, response: Float32Array): Float32Array {
  const fft = createFft(2 ** Math.ceil(Math.log2(samples.length + response.length)))
  const re = new Float64Array(fft.size)
  const im = new Float64Array(fft.size)
  const otherRe = new Float64Array(fft.size)
  const otherIm = new Float64Array(fft.size)
  re.set(samples)
  otherRe.set(response)
  fft.transform(re, im)
  fft.transform(otherRe, otherIm)
  for (let k = 0; k < fft.size; k++) {
    const [a, b, c, d] = [re[k]!, im[k]!, otherRe[k]!, otherIm[k]!]
    re[k] = a * c - b * d
    // Conjugated, so that the same transform is the inverse one.
    im[k] = -(a * d + b * c)
  }
  fft.transform(re, im)
  return Float32Array.from(samples, (_, i) => re[i]! / fft.size)
}
