import type { Span } from '../marks/placeMarks.ts'
import { melCepstra } from './melCepstra.ts'
import { createOnsetSnap } from './snapToOnset.ts'
import { warpPath } from './warpPath.ts'

interface Sound {
  samples: Float32Array
  sampleRate: number
}

/** Hop between frames, in seconds. */
const HOP_SECONDS = 0.005

/** Maximum number of frames; longer sounds get a longer hop, since time and memory grow quadratically. */
const MAX_FRAMES = 3000

/**
 * Transfers word times from a reference to another voice that says the same text. Spans are in ms from the start of
 * each sound; a start after a pause is moved to the target's own onset.
 */
export function alignSpans(
  reference: Sound & { spans: readonly (Span | undefined)[] },
  target: Sound,
): (Span | undefined)[] {
  const longest = Math.max(secondsOf(reference), secondsOf(target))
  const hopSeconds = Math.max(HOP_SECONDS, longest / MAX_FRAMES)
  const cepstra = (sound: Sound) => melCepstra(sound.samples, sound.sampleRate, hopSeconds)
  const path = warpPath(cepstra(reference), cepstra(target))
  const hopMs = hopSeconds * 1000
  const last = path.length - 1
  const carry = (ms: number) => {
    const position = Math.min(last, Math.max(0, ms / hopMs))
    const before = Math.floor(position)
    const from = path[before] ?? 0
    const to = path[Math.min(last, before + 1)] ?? from
    return (from + (to - from) * (position - before)) * hopMs
  }
  const snap = createOnsetSnap(target.samples, target.sampleRate)
  return reference.spans.map((span) => span && { start: snap(carry(span.start) / 1000) * 1000, end: carry(span.end) })
}

function secondsOf({ samples, sampleRate }: Sound): number {
  return samples.length / sampleRate
}
