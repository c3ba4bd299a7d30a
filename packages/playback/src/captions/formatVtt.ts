import type { SpeechMark } from '@voice-rankings/contract'
import { formatClock } from './clock.ts'
import { phrases } from './phrases.ts'
import type { WordTime } from './wordTimes.ts'
import { wordTimes } from './wordTimes.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Writes marks as WebVTT: phrases as cues, and inside them a timestamp where each word begins and, before a pause, where
 * it ends, so that a player may light up words and `parseVtt` gives the marks back to the millisecond.
 * (W3C WebVTT, section 4.2.2, cue timestamps.)
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

/** A word with the timestamp of its start, and of its end when the next one does not follow at once. */
function timed(word: WordTime, n: number, words: readonly WordTime[]): string {
  const before = words[n - 1]
  const text = word.word.replaceAll(/[&<>]/gu, (sign) => ENTITIES[sign] ?? sign)
  if (!before) return text
  const pause = before.end < word.start ? `<${formatClock(before.end, '.')}>` : ''
  return `${pause} <${formatClock(word.start, '.')}>${text}`
}
