import { CLOCK, parseClock } from './clock.ts'

/** A caption: its time in milliseconds, and its lines as in the file. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The timing line of a cue, and everything after it. */
const CUE = new RegExp(String.raw`^\s*(${CLOCK})\s*-->\s*(${CLOCK})(?:[^\S\n].*)?(?:\n([^]*))?$`, 'mu')

/**
 * Parses the cues of a WebVTT or SubRip file: a timing line with the text up to an empty line. Headers, styles, notes
 * and numbers are ignored, as players do; a broken file returns its complete cues. Never throws.
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
