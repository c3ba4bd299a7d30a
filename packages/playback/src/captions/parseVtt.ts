import type { SpeechMark } from '@voice-rankings/contract'
import { CLOCK, parseClock } from './clock.ts'
import type { Cue } from './readCues.ts'
import { readCues } from './readCues.ts'
import type { WordTime } from './wordTimes.ts'
import { marksOf, spread } from './wordTimes.ts'

/** Timestamp tag inside a cue. */
const STAMP = new RegExp(`<(${CLOCK})>`, 'u')
const TAG = /<[^<>]{0,500}>/gu
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lrm: '', rlm: '' }

/**
 * Parses WebVTT to marks. Words have the times of the timestamps inside a cue; without timestamps, the cue's time is
 * distributed over them by length. Styles, notes and tags are ignored. Never throws: invalid captions are skipped.
 */
export const parseVtt = (file: string): SpeechMark[] => marksOf(readCues(file).flatMap(wordsOf))

function wordsOf({ start, end, text }: Cue): WordTime[] {
  const words: WordTime[] = []
  let from = start
  let piece = ''
  function close(to: number): void {
    words.push(...spread(decode(piece.replaceAll(TAG, '')), from, to))
    piece = ''
    from = to
  }
  // `split` with one capture group puts timestamps at odd indices.
  text.split(STAMP).forEach((part, n) => {
    const time = parseClock(part)
    if (n % 2 === 0) piece += part
    else if (from < time && time < end) close(time)
  })
  close(end)
  return words
}

const decode = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|[a-z]{2,4});/gu, (entity, name: string) => {
    const code = Number(name.slice(1))
    return NAMED[name] ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity)
  })
