import { CLOCK, parseClock } from './clock.ts'

/** One caption: when it is shown, in milliseconds, and its lines as they stand in the file. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The line with the two times, and all that follows it. */
const CUE = new RegExp(String.raw`^\s*(${CLOCK})\s*-->\s*(${CLOCK})(?:[^\S\n].*)?(?:\n([^]*))?$`, 'mu')

/**
 * Reads the cues of a WebVTT or SubRip file: a line with two times and what follows it up to an empty line. Headers, styles,
 * notes and numbers are passed over, as players do; a broken file gives the cues that are whole. Never throws.
 */
export function readCues(file: string): Cue[] {
  const blocks = file.replaceAll(/\r\n?/gu, '\n').split(/\n\s*\n/u)
  return blocks.flatMap((block) => {
    const [, from = '', to = '', text = ''] = CUE.exec(block) ?? []
    const start = parseClock(from)
    const end = parseClock(to)
    return end > start ? [{ start, end, text }] : []
  })
}
