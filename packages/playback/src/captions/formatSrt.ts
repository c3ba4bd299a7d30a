import type { SpeechMark } from '@voice-rankings/contract'
import { formatClock } from './clock.ts'
import { phrases } from './phrases.ts'
import { wordTimes } from './wordTimes.ts'

/**
 * Formats marks as SubRip: numbered phrases. The format has no times inside a phrase, so those of single words are
 * lost; `formatVtt` keeps them.
 *
 * @example
 * const file = new Blob([formatSrt(marks)], { type: 'application/x-subrip' })
 */
export function formatSrt(marks: readonly SpeechMark[]): string {
  return phrases(wordTimes(marks))
    .map((words, n) => {
      const start = formatClock(words[0]?.start ?? 0, ',')
      const end = formatClock(words.at(-1)?.end ?? 0, ',')
      return `${n + 1}\n${start} --> ${end}\n${words.map(({ word }) => word).join(' ')}\n`
    })
    .join('\n')
}
