import { splitSentences } from '../speech/text/splitSentences.ts'
import { spokenSeconds } from '../speech/text/spokenSeconds.ts'
import { splitTokens } from '../speech/text/tokens.ts'

/** Expected seconds of a part of a text; the last sentence of a part may exceed it. */
const PART_SECONDS = 30

/** A part of a text that is spoken at once. */
export interface TextPart {
  readonly text: string
  /** UTF-16 offsets of its tokens within the part. */
  readonly offsets: readonly number[]
  /** Index of its first token in the whole text. */
  readonly firstToken: number
}

/** Splits a text into parts of whole sentences of about half a minute; a text without tokens has none. */
export function splitText(text: string): TextPart[] {
  const offsets = [...text.matchAll(/\S+/gu)].map(({ index }) => index)
  const parts: TextPart[] = []
  let from = 0
  let to = 0
  let seconds = 0
  const close = () => {
    if (to === from) return
    const start = offsets[from] ?? 0
    parts.push({
      text: text.slice(start, offsets[to]).trimEnd(),
      offsets: offsets.slice(from, to).map((offset) => offset - start),
      firstToken: from,
    })
    from = to
    seconds = 0
  }
  for (const sentence of splitSentences(splitTokens(text))) {
    const own = sentence.reduce((sum, token) => sum + spokenSeconds(token), 0)
    if (seconds + own > PART_SECONDS) close()
    to += sentence.length
    seconds += own
  }
  close()
  return parts
}
