import { mfcc, MFCC_COUNT } from '@voice-rankings/analysis'

/** Hop between frames, in ms. */
export const HOP_MS = 5

/** Coefficients per frame: the level and the broad shape of the spectrum. */
export const CEPSTRA = 13

/** Acoustic features of a sound, one frame every {@link HOP_MS}; frame k is centred on k · {@link HOP_MS}. */
export interface Features {
  readonly frames: number
  /** Mel-frequency cepstra, {@link CEPSTRA} per frame, row-major. */
  readonly cepstra: Float32Array
  /** Mean square of the samples of each hop. */
  readonly levels: Float32Array
}

/** Mono samples in -1…1. */
export interface Sound {
  readonly samples: Float32Array
  readonly sampleRate: number
}

/** Computes the features of a sound; samples that are no numbers count as silence. */
export function featuresOf({ samples: given, sampleRate }: Sound): Features {
  const samples = given.map((sample) => (Number.isFinite(sample) ? sample : 0))
  const all = mfcc(samples, sampleRate, HOP_MS)
  const frames = all.length / MFCC_COUNT
  const cepstra = new Float32Array(frames * CEPSTRA)
  for (let frame = 0; frame < frames; frame += 1) {
    const from = frame * MFCC_COUNT
    cepstra.set(all.subarray(from, from + CEPSTRA), frame * CEPSTRA)
  }
  const levels = new Float32Array(frames)
  const hop = (sampleRate * HOP_MS) / 1000
  for (let frame = 0; frame < frames; frame += 1) {
    const from = Math.round(frame * hop)
    const to = Math.min(samples.length, Math.round((frame + 1) * hop))
    let sum = 0
    for (let i = from; i < to; i += 1) sum += samples[i]! ** 2
    levels[frame] = sum / Math.max(1, to - from)
  }
  return { frames, cepstra, levels }
}

/** Frames `from` (inclusive) `to` (exclusive), as a copy. */
export function sliceFeatures({ cepstra, levels, frames }: Features, from: number, to: number): Features {
  const first = Math.min(frames, Math.max(0, from))
  const end = Math.max(first, Math.min(frames, to))
  return {
    frames: end - first,
    cepstra: cepstra.slice(first * CEPSTRA, end * CEPSTRA),
    levels: levels.slice(first, end),
  }
}

/** Features of consecutive parts as those of one sound. */
export function joinFeatures(parts: readonly Features[]): Features {
  const frames = parts.reduce((sum, part) => sum + part.frames, 0)
  const cepstra = new Float32Array(frames * CEPSTRA)
  const levels = new Float32Array(frames)
  let at = 0
  for (const part of parts) {
    cepstra.set(part.cepstra, at * CEPSTRA)
    levels.set(part.levels, at)
    at += part.frames
  }
  return { frames, cepstra, levels }
}
