import type { SpeechMark } from '@voice-rankings/contract'

/**
 * Adds marks for the tokens that an engine cannot say to those of the others: of no duration, at the end of the token
 * before. Both are in the order of the text.
 */
export function withUnspoken(
  tokens: readonly string[],
  spoken: readonly SpeechMark[],
  canSay: (token: string) => boolean,
): SpeechMark[] {
  let next = 0
  let end = 0
  return tokens.map((word) => {
    const mark = canSay(word) ? spoken[next] : undefined
    if (!mark) return { word, startTime: end, duration: 0, spoken: false }
    next += 1
    end = mark.startTime + mark.duration
    return mark
  })
}
