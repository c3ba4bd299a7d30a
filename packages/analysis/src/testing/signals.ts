/** Samples of `signal(seconds)` at a rate in Hz. */
function sampled(seconds: number, rate: number, signal: (t: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => signal(i / rate))
}

/** Sine of `hz` with the given amplitude. */
export function sine(seconds: number, rate: number, hz: number, amplitude = 0.5, phase = 0): Float32Array {
  return sampled(seconds, rate, (t) => amplitude * Math.sin(2 * Math.PI * hz * t + phase))
}

/**
 * Harmonic tone with a variable pitch: `pitchHz` is a function of the time in seconds. Amplitudes are inverse to the
 * harmonic's number.
 */
export function complexTone(seconds: number, rate: number, pitchHz: (t: number) => number): Float32Array {
  let phase = 0
  return sampled(seconds, rate, (t) => {
    const hz = pitchHz(t)
    phase += hz / rate
    let sum = 0
    for (let n = 1; n <= 12 && n * hz < rate / 2; n++) sum += Math.sin(2 * Math.PI * n * phase + n) / n
    return 0.2 * sum
  })
}

/** Seeded white noise of -1 to 1. */
export function noise(seconds: number, rate: number, amplitude = 0.3, seed = 1): Float32Array {
  let state = seed
  return sampled(seconds, rate, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return amplitude * (state / 2 ** 31 - 1)
  })
}

/** Pulses at the given times (seconds), each filtered by resonances (Hz), like glottis and vocal tract. */
export function rungPulses(
  seconds: number,
  rate: number,
  instants: readonly number[],
  formants: readonly number[],
): Float32Array {
  const output = new Float32Array(Math.round(seconds * rate))
  for (const instant of instants) output[Math.round(instant * rate)] = 1
  for (const hz of formants) resonate(output, rate, hz, 90)
  return scaledTo(output, 0.5)
}

/** A synthetic vocal tract: resonances in Hz, and syllables per second (default 4). */
interface Mouth {
  readonly formants: readonly number[]
  readonly perSecond?: number
}

/** Syllables of a synthetic voice whose pitch (Hz) varies by two semitones. */
export function syllables(seconds: number, rate: number, voice: Mouth & { readonly pitchHz: number }): Float32Array {
  const instants: number[] = []
  for (let t = 0; t < seconds; t += 1 / (voice.pitchHz * 2 ** (Math.sin(2 * t) / 6))) instants.push(t)
  return spoken(rungPulses(seconds, rate, instants, voice.formants), rate, voice)
}

/** The same without a voice: noise through broad resonances. */
export function whispers(seconds: number, rate: number, mouth: Mouth): Float32Array {
  const breath = noise(seconds, rate)
  for (const hz of mouth.formants) resonate(breath, rate, hz, 250)
  return spoken(breath, rate, mouth)
}

function spoken(source: Float32Array, rate: number, { perSecond = 4 }: Mouth): Float32Array {
  return scaledTo(source, 0.4).map((sample, i) => {
    return sample * Math.max(0, Math.sin(2 * Math.PI * perSecond * (i / rate))) ** 0.5
  })
}

/** Concatenates clips. */
export function joined(...clips: readonly Float32Array[]): Float32Array {
  const output = new Float32Array(clips.reduce((sum, clip) => sum + clip.length, 0))
  let at = 0
  for (const clip of clips) {
    output.set(clip, at)
    at += clip.length
  }
  return output
}

export function scaledTo(samples: Float32Array, peak: number): Float32Array {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample * peak) / highest)
}

function resonate(samples: Float32Array, rate: number, hz: number, bandwidth: number): void {
  const radius = Math.exp((-Math.PI * bandwidth) / rate)
  const turn = 2 * radius * Math.cos((2 * Math.PI * hz) / rate)
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < samples.length; i++) {
    const y = samples[i]! + turn * y1 - radius * radius * y2
    samples[i] = y
    y2 = y1
    y1 = y
  }
}
