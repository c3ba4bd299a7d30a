import { readFileSync, writeFileSync } from 'node:fs'
import { creakFeatures } from '../src/creakFeatures.ts'
import { TRACKING_RATE as RATE } from '../src/pitchTrack.ts'
import { complexTone, joined, noise, rungPulses, syllables, whispers } from '../src/testing/signals.ts'

// Trains the network of `creak` and writes `src/creakNetwork.ts`:
// node apps/server/bench/creakClips.ts clips.jsonl && node packages/analysis/bench/trainCreak.ts clips.jsonl
// The clips are the tuning half of `npm run accuracy -- creak`; the other half is never seen.

const HIDDEN = 8
const EPOCHS = 30
const BATCH = 256
const FIRST_STEP = 3e-3
const DECAY = 2e-4
/** Adam (Kingma and Ba 2015). */
const MOMENTUM = 0.9
const SCALE_MEMORY = 0.999

/** Pulses per second and jitter of synthetic creak. */
const CREAK = [
  [27, 0],
  [33, 0.1],
  [45, 0.1],
  [60, 0.15],
  [32, 0.3],
  [48, 0.3],
  [38, 0.05],
  [25, 0.2],
] as const

interface Example {
  readonly samples: Float32Array
  /** 1 for each creaky frame. */
  readonly creaky: readonly number[]
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file of clips that creakClips.ts has written.')
const examples = [...readClips(file), ...syntheticSignals()]
const inputs: number[][] = []
const labels: number[] = []
for (const { samples, creaky } of examples) {
  const features = creakFeatures(samples)
  for (let k = 0; k < Math.min(creaky.length, features[0]!.length); k++) {
    inputs.push(features.map((feature) => feature[k]!))
    labels.push(creaky[k]!)
  }
}
console.error(`${examples.length} clips, ${labels.length} frames`)
writeFileSync(new URL('../src/creakNetwork.ts', import.meta.url), source(train()))

function* readClips(path: string): Generator<Example> {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue
    const { samples, creaky } = JSON.parse(line) as { samples: string; creaky: string }
    const bytes = Buffer.from(samples, 'base64')
    yield {
      samples: Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) / 32_768),
      creaky: Array.from(creaky, Number),
    }
  }
}

/** Signals without the irregularities of speech: steady and gliding voices, creak, and noise. */
function* syntheticSignals(): Generator<Example> {
  for (const formants of [
    [500, 1_200],
    [600, 1_000],
    [300, 2_000],
  ]) {
    for (const pitchHz of [52, 57, 62, 67, 72, 78, 85]) {
      for (const jitter of [0, 0.02]) yield never(rungPulses(1, RATE, pulsesOf(pitchHz, jitter, pitchHz), formants))
    }
    for (const pitchHz of [80, 95, 110, 130, 160, 200, 250, 320])
      yield never(syllables(1.5, RATE, { pitchHz, formants }))
    for (const seed of [5, 6, 7, 8, 9, 10]) {
      for (const [perSecond, jitter] of CREAK) {
        const pulses = pulsesOf(perSecond, jitter, seed * 100 + perSecond)
        const samples = rungPulses(1, RATE, pulses, formants)
        const isCreaky = (k: number) => k / 100 >= pulses[0]! - 0.005 && k / 100 <= pulses.at(-1)! + 0.005
        const creaky = Array.from({ length: framesOf(samples) }, (_, k) => Number(isCreaky(k)))
        yield { samples, creaky }
        const before = complexTone(0.5, RATE, () => 90 + 10 * seed)
        // The clip begins with 50 ms of silence.
        const silence = Math.round(0.05 * RATE)
        yield {
          samples: joined(before, samples.subarray(silence)),
          creaky: [...Array<number>(50).fill(0), ...creaky.slice(5)],
        }
      }
    }
    yield never(whispers(2, RATE, { formants }))
    yield never(rungPulses(1, RATE, [0.25, 0.6], formants))
  }
  for (const hz of [60, 75, 90, 110, 125, 150, 220, 300]) {
    yield never(complexTone(1, RATE, (t) => hz * (1 + 0.1 * Math.sin(3 * t))))
  }
  for (const seed of [3, 4]) yield never(noise(2, RATE, 0.3, seed))
}

function never(samples: Float32Array): Example {
  return { samples, creaky: Array<number>(framesOf(samples)).fill(0) }
}

function framesOf(samples: Float32Array): number {
  return Math.floor((samples.length * 100) / RATE) + 1
}

/** Times of pulses within a second. */
function pulsesOf(perSecond: number, jitter: number, seed: number): number[] {
  const random = noise(1, 1_000, jitter, seed)
  const pulses: number[] = []
  for (let t = 0.05, i = 0; t < 0.95; t += (1 + random[i++]!) / perSecond) pulses.push(t)
  return pulses
}

/** Minimizes the cross entropy by Adam on standardized inputs; the standardization is then part of the weights. */
function train(): { weights: Float64Array; inputs: number } {
  const width = inputs[0]!.length
  const means = Float64Array.from({ length: width }, (_, i) => mean(inputs.map((row) => row[i]!)))
  const spreads = means.map((centre, i) => Math.sqrt(mean(inputs.map((row) => (row[i]! - centre) ** 2))) + 1e-6)
  const rows = inputs.map((row) => Float64Array.from(row, (value, i) => (value - means[i]!) / spreads[i]!))
  // Per hidden unit: weights, bias, weight of the output; then the bias of the output.
  const unit = width + 2
  const size = HIDDEN * unit + 1
  const random = noise(1, 20 * size, 1, 7)
  const weights = Float64Array.from(
    { length: size },
    (_, i) => (random[i]! * 1.5) / (i % unit === unit - 1 ? 4 : Math.sqrt(width)),
  )
  const gradient = new Float64Array(size)
  const momentum = new Float64Array(size)
  const scales = new Float64Array(size)
  const hidden = new Float64Array(HIDDEN)
  const order = rows.map((_, i) => i)
  let steps = 0
  let state = 1
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = FIRST_STEP * (1 - epoch / EPOCHS) + 1e-5
    for (let i = order.length - 1; i > 0; i--) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = Math.floor((state / 2 ** 32) * (i + 1))
      ;[order[i], order[other]] = [order[other]!, order[i]!]
    }
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      gradient.fill(0)
      for (let b = from; b < from + BATCH; b++) addGradient(rows[order[b]!]!, labels[order[b]!]!)
      steps++
      for (let i = 0; i < size; i++) {
        const slope = gradient[i]! / BATCH + DECAY * weights[i]!
        momentum[i] = MOMENTUM * momentum[i]! + (1 - MOMENTUM) * slope
        scales[i] = SCALE_MEMORY * scales[i]! + (1 - SCALE_MEMORY) * slope * slope
        const scale = Math.sqrt(scales[i]! / (1 - SCALE_MEMORY ** steps)) + 1e-8
        weights[i]! -= (step * momentum[i]!) / (1 - MOMENTUM ** steps) / scale
      }
    }
  }
  for (let n = 0; n < HIDDEN; n++) {
    for (let i = 0; i < width; i++) {
      weights[n * unit + i]! /= spreads[i]!
      weights[n * unit + width]! -= weights[n * unit + i]! * means[i]!
    }
  }
  return { weights, inputs: width }

  function addGradient(row: Float64Array, label: number): void {
    let odds = weights[size - 1]!
    for (let n = 0; n < HIDDEN; n++) {
      const at = n * unit
      let sum = weights[at + width]!
      for (let i = 0; i < width; i++) sum += weights[at + i]! * row[i]!
      hidden[n] = Math.tanh(sum)
      odds += weights[at + width + 1]! * hidden[n]!
    }
    const error = 1 / (1 + Math.exp(-odds)) - label
    gradient[size - 1]! += error
    for (let n = 0; n < HIDDEN; n++) {
      const at = n * unit
      gradient[at + width + 1]! += error * hidden[n]!
      const inner = error * weights[at + width + 1]! * (1 - hidden[n]! ** 2)
      gradient[at + width]! += inner
      for (let i = 0; i < width; i++) gradient[at + i]! += inner * row[i]!
    }
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function digits(value: number): number {
  return Number(value.toPrecision(4))
}

/** TypeScript source of a network. */
function source({ weights, inputs: width }: { weights: Float64Array; inputs: number }): string {
  const units = Array.from({ length: HIDDEN }, (_, n) => weights.subarray(n * (width + 2), (n + 1) * (width + 2)))
  const network = {
    hidden: units.map((unit) => ({ weights: Array.from(unit.subarray(0, width), digits), bias: digits(unit[width]!) })),
    output: units.map((unit) => digits(unit[width + 1]!)),
    bias: digits(weights.at(-1)!),
  }
  return `/**
 * Network of \`creak\`: tanh units over the features of \`creakFeatures\`, in their order, and the weights of their sum.
 *
 * Written by \`bench/trainCreak.ts\`; do not edit.
 */
/* oxlint-disable oxc/approx-constant -- weights may be near a constant by chance */
export const CREAK_NETWORK = ${JSON.stringify(network)}
`
}
