import type { Span } from '../marks/placeMarks.ts'
import { HOP_SECONDS, melCepstra } from './melCepstra.ts'
import { createOnsetSnap } from './snapToOnset.ts'
import { warpPath } from './warpPath.ts'

interface Sound {
  samples: Float32Array
  sampleRate: number
}

const HOP_MS = HOP_SECONDS * 1000

/**
 * Carries the times of words over from a reference to another voice that says the same text. Spans are in ms from the start
 * of each sound; a start after a pause is put where the target's own sound sets in.
 */
export function alignSpans(
  reference: Sound & { spans: readonly (Span | undefined)[] },
  target: Sound,
): (Span | undefined)[] {
  const path = warpPath(
    melCepstra(reference.samples, reference.sampleRate),
    melCepstra(target.samples, target.sampleRate),
  )
  const last = path.length - 1
  const carry = (ms: number) => {
    const position = Math.min(last, Math.max(0, ms / HOP_MS))
    const before = Math.floor(position)
    const from = path[before] ?? 0
    const to = path[Math.min(last, before + 1)] ?? from
    return (from + (to - from) * (position - before)) * HOP_MS
  }
  const snap = createOnsetSnap(target.samples, target.sampleRate)
  return reference.spans.map((span) => span && { start: snap(carry(span.start) / 1000) * 1000, end: carry(span.end) })
}
