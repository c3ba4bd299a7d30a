import type { SpeechMark } from '@voice-rankings/contract'
import { formatClock } from './clock.ts'
import { phrases } from './phrases.ts'
import type { WordTime } from './wordTimes.ts'
import { wordTimes } from './wordTimes.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Formats marks as WebVTT: phrases as cues with a timestamp at the start of each word and, before a pause, at its end,
 * so that players can highlight words and `parseVtt` restores the marks to the millisecond. (W3C WebVTT, section 4.2.2,
 * cue timestamps.)
 *
 * @example
 * const file = new Blob([formatVtt(marks)], { type: 'text/vtt' })
 */
export function formatVtt(marks: readonly SpeechMark[]): string {
  const cues = phrases(wordTimes(marks)).map((words) => {
    const first = words[0]
    const last = words.at(-1)
    if (!first || !last) return ''
    return `${formatClock(first.start, '.')} --> ${formatClock(last.end, '.')}\n${words.map(timed).join('')}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** Formats a word with the timestamp of its start, preceded by that of the previous word's end before a pause. */
function timed(word: WordTime, n: number, words: readonly WordTime[]): string {
  const before = words[n - 1]
  const text = word.word.replaceAll(/[&<>]/gu, (sign) => ENTITIES[sign] ?? sign)
  if (!before) return text
  const pause = before.end < word.start ? `<${formatClock(before.end, '.')}>` : ''
  return `${pause} <${formatClock(word.start, '.')}>${text}`
}
