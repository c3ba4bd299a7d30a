import { CLOCK, parseClock } from './clock.ts'

/** One caption: when it is shown, in milliseconds, and its lines as they stand in the file. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

const TIMING = new RegExp(String.raw`^\s*(${CLOCK})\s*-->\s*(${CLOCK})(?:\s|$)`, 'u')

/**
 * Reads the cues of a WebVTT or SubRip file: a line with two times and what follows it up to an empty line. Headers, styles,
 * notes and numbers are passed over, as players do; a broken file gives the cues that are whole. Never throws.
 */
export function readCues(file: string): Cue[] {
  const lines = file.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u)
  const cues: Cue[] = []
  for (let n = 0; n < lines.length; n += 1) {
    const timing = TIMING.exec(lines[n] ?? '')
    if (!timing) continue
    const text: string[] = []
    while (n + 1 < lines.length && lines[n + 1]?.trim() !== '') text.push(lines[(n += 1)] ?? '')
    const start = parseClock(timing[1] ?? '')
    const end = parseClock(timing[2] ?? '')
    if (end > start) cues.push({ start, end, text: text.join('\n') })
  }
  return cues.toSorted((a, b) => a.start - b.start)
}
