import type { SpeechMark } from '@voice-rankings/contract'

/**
 * Formats marks as a JSON list, one mark per line; `parseMarks` reads it.
 *
 * @example
 * const file = new Blob([formatMarks(marks)], { type: 'application/json' })
 */
export function formatMarks(marks: readonly SpeechMark[]): string {
  const lines = marks.map(({ word, startTime, duration }) => `  ${JSON.stringify({ word, startTime, duration })}`)
  return `[\n${lines.join(',\n')}\n]\n`
}
