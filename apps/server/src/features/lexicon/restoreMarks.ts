import type { SpeechMark } from '@voice-rankings/contract'
import type { SaidText } from './applyLexicon.ts'

/** A token of a text: its place in UTF-16 units, the end exclusive. */
interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Tokens of both texts that belong together, as half-open ranges of indices. */
interface Group {
  typed: [from: number, to: number]
  said: [from: number, to: number]
}

/**
 * Maps the marks of the said text, one per token, to the typed text: one mark per typed token. Tokens outside replaced
 * parts keep their times. A typed token with several said ones lasts from the first to the last of them; several typed
 * tokens share the time of theirs by length, unless there are as many of both.
 */
export function restoreMarks(typed: string, said: Pick<SaidText, 'text' | 'spans'>, marks: readonly SpeechMark[]) {
  if (said.text === typed) return [...marks]
  const typedTokens = tokensOf(typed)
  const groups = groupsOf(typedTokens, tokensOf(said.text), said.spans)
  const restored: SpeechMark[] = []
  let shift = 0
  for (const [index, { word }] of typedTokens.entries()) {
    const group = groups.find(({ typed: [from, to] }) => index >= from && index < to)
    if (!group) {
      const mark = marks[index + shift]
      if (mark) restored.push({ ...mark, word })
    } else if (index === group.typed[0]) {
      const own = typedTokens.slice(...group.typed)
      restored.push(...shareTime(own, marks.slice(...group.said)))
      shift = group.said[1] - group.typed[1]
    }
  }
  return restored
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/\S+/gu), ({ 0: word, index: start }) => ({ word, start, end: start + word.length }))

/** Tokens that replaced parts touch; parts that share a token are one group. */
function groupsOf(typed: readonly Token[], said: readonly Token[], spans: SaidText['spans']): Group[] {
  const groups: Group[] = []
  for (const span of spans) {
    const group: Group = {
      typed: touched(typed, span.start, span.end),
      said: touched(said, span.saidStart, span.saidEnd),
    }
    const last = groups.at(-1)
    if (last && (group.typed[0] < last.typed[1] || group.said[0] < last.said[1])) {
      last.typed[1] = Math.max(last.typed[1], group.typed[1])
      last.said[1] = Math.max(last.said[1], group.said[1])
    } else {
      groups.push(group)
    }
  }
  return groups
}

function touched(tokens: readonly Token[], start: number, end: number): [from: number, to: number] {
  const from = tokens.findIndex((token) => token.end > start)
  const to = tokens.findLastIndex((token) => token.start < end)
  return [from, to + 1]
}

/** Marks of typed tokens from the marks of what is said for them. */
function shareTime(typed: readonly Token[], said: readonly SpeechMark[]): SpeechMark[] {
  if (typed.length === said.length) return typed.map(({ word }, index) => ({ ...said[index]!, word }))
  const spoken = said.filter((mark) => mark.spoken !== false)
  const heard = spoken.length > 0 ? spoken : said
  const start = heard[0]?.startTime ?? 0
  const last = heard.at(-1)
  const end = last ? last.startTime + last.duration : start
  const total = typed.reduce((sum, { word }) => sum + word.length, 0)
  let before = 0
  const timeAt = (length: number) => start + Math.round(((end - start) * length) / total)
  return typed.map(({ word }) => {
    const startTime = timeAt(before)
    before += word.length
    const mark = { word, startTime, duration: timeAt(before) - startTime }
    return spoken.length > 0 ? mark : { ...mark, spoken: false as const }
  })
}
