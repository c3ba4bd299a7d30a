import { turnOf } from '../splitSpeakers.ts'

/** Bullet of a list item, which is not kept. */
const BULLET = /^\s*[-*+•‣◦▪]\s+(?=\S)/u
/** Number of a list item or dash of a speech, which is kept. */
const ITEM = /^\s*(?:(?:\d{1,3}[.)]|\(\d{1,3}\)|\(?[a-z]\))\s|[–—]\s?)(?=\s*\S)/u
/** A line between scenes, such as "* * *". */
const RULE = /^[\s*_~=#•·⁂-]+$/u
const SENTENCE_END = /[.!?…。！？؟]["'”’»)\]」』]*$/u
/** Scripts without spaces between words. */
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u

/** Lines above this length, in UTF-16 code units, are not hard-wrapped: each is a paragraph. */
const WRAP_LIMIT = 100
/** Share of line breaks that must be explained by the width in prose. */
const EXPLAINED_SHARE = 0.75
/** Share of the width by which wrapped lines may be too short. */
const SLACK = 0.1
/** Groups of lines narrower than this share of the text's width may be verse. */
const NARROW = 0.85
/** Lines of verse from which capitals at all beginnings mean verse, and its maximum width. */
const VERSE = { lines: 4, width: 60 } as const
/** Width up to which text is not wrapped, in scripts with spaces. */
const VERY_NARROW = 30

/** Width at which a text is wrapped: the 90th percentile of its wrapped lines; 0 if it has none. */
export function typicalWidth(groups: readonly (readonly string[])[]): number {
  const widths = groups
    .flatMap((lines) => lines.slice(0, -1).map((line) => line.trim().length))
    .filter((length) => length <= WRAP_LIMIT)
    .toSorted((one, other) => one - other)
  return widths[Math.floor(widths.length * 0.9)] ?? 0
}

/** Paragraphs of a group of lines without blank lines between them. */
export function joinLines(lines: readonly string[], width: number): string[] {
  return partsOf(lines).flatMap((part) => joinPart(part, width))
}

interface Part {
  readonly lines: readonly string[]
  /** True for an item of a list or a turn of a dialogue. */
  readonly isItem: boolean
}

/** Separates items of lists, turns of dialogues, and paragraphs that begin with an indented line. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: { lines: string[]; isItem: boolean }[] = []
  const hasTurns = lines.filter((line) => turnOf(line.trim())).length > 1
  // More indented lines are verse.
  const hasIndents = lines.slice(1).filter(isIndented).length <= lines.length / 3
  let before = ''
  for (const line of lines) {
    const isItem = isListed(line) || (hasTurns && turnOf(line.trim()) !== null)
    const begins =
      parts.length === 0 ||
      isItem ||
      RULE.test(line) ||
      RULE.test(before) ||
      (hasIndents && isIndented(line) && before !== '' && !isIndented(before) && !isListed(before))
    const text = line.replace(BULLET, '').trim()
    if (begins) parts.push({ lines: [text], isItem })
    else parts.at(-1)?.lines.push(text)
    before = line
  }
  return parts.filter((part) => !RULE.test(part.lines.join('')))
}

const isIndented = (line: string) => /^\s/u.test(line)
const isListed = (line: string) => BULLET.test(line) || ITEM.test(line)

/** Paragraphs of lines: one if they are prose or verse, one for each line if each is a sentence or long. */
function joinPart({ lines, isItem }: Part, width: number): string[] {
  if (lines.length < 2) return [...lines]
  if (isItem) return [lines.reduce(joined)]
  if (lines.some((line) => line.length > WRAP_LIMIT)) return [...lines]
  if (isProse(lines, width)) return [lines.reduce(joined)]
  return lines.every((line) => SENTENCE_END.test(line)) ? [...lines] : [lines.join('\n')]
}

/** True if most lines end where the first word of the next did not fit. */
function isProse(lines: readonly string[], width: number): boolean {
  const own = Math.max(...lines.map(({ length }) => length))
  if (own <= VERY_NARROW && !lines.some((line) => CJK.test(line))) return false
  const isNarrow = own < width * NARROW
  const areCapitals = lines.every((line) => /^["'“„«‘(]?\p{Lu}/u.test(line))
  if (areCapitals && lines.length >= VERSE.lines && own < VERSE.width) return false
  const full = (isNarrow ? width : own) * (1 - SLACK)
  const breaks = lines.slice(1).map((next, at) => (lines[at] ?? '').length + 1 + firstWord(next).length > full)
  return breaks.filter(Boolean).length >= breaks.length * EXPLAINED_SHARE
}

/** First word of a line; its first character in scripts without spaces. */
function firstWord(line: string): string {
  const [word = ''] = /^\S+/u.exec(line) ?? []
  return CJK.test(word) ? (Array.from(word)[0] ?? '') : word
}

/** Two lines as one: without a space after a hyphen inside a word, and in scripts without spaces. */
function joined(one: string, next: string): string {
  const isWord = /\p{L}-$/u.test(one) && /^\p{Ll}/u.test(next)
  const isCjk = CJK.test(one.at(-1) ?? '') && CJK.test(next[0] ?? '')
  return isWord || isCjk ? one + next : `${one} ${next}`
}
