import type { SpeechMark } from '@voice-rankings/contract'
import { CLOCK, parseClock } from './clock.ts'
import type { Cue } from './readCues.ts'
import { readCues } from './readCues.ts'
import type { WordTime } from './wordTimes.ts'
import { marksOf, spread } from './wordTimes.ts'

const TAG = /<([^<>]{0,500})>/u
const TIMESTAMP = new RegExp(`^${CLOCK}$`, 'u')
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lrm: '', rlm: '' }

/**
 * Reads WebVTT as marks. Words take their times from the timestamps inside a cue; where there are none, the cue's time is
 * spread over them by their length. Styles, notes and tags are passed over. Never throws: what is no caption gives nothing.
 */
export function parseVtt(file: string): SpeechMark[] {
  return marksOf(readCues(file).flatMap(wordsOf))
}

function wordsOf({ start, end, text }: Cue): WordTime[] {
  const words: WordTime[] = []
  let from = start
  let piece = ''
  function close(to: number): void {
    words.push(...spread(piece, from, to))
    piece = ''
    from = to
  }
  // With one capture, the odd pieces are what stands in angle brackets.
  text.split(TAG).forEach((part, n) => {
    if (n % 2 === 0) piece += decode(part)
    else if (TIMESTAMP.test(part)) {
      const time = parseClock(part)
      if (time > from && time < end) close(time)
    }
  })
  close(end)
  return words
}

function decode(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|[a-z]{2,4});/gu, (entity, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? entity
    const code = Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}
