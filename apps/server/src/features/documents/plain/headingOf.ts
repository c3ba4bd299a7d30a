/** A heading at the beginning of a group of lines. */
export interface PlainHeading {
  readonly text: string
  /** Number of lines that it takes. */
  readonly lines: number
}

/** Maximum length of a heading, in UTF-16 code units. */
const HEADING_LIMIT = 80
/** Maximum length of a heading in capitals only. */
const CAPITALS_LIMIT = 60

const ROMAN = '[ivxlc]+'
const NUMBER_WORDS = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty first second third fourth fifth sixth seventh eighth ninth tenth
  last eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf premier première deuxième troisième uno dos tres
  cuatro cinco seis siete ocho nueve diez primero primera segundo segunda tercero tercera the`
  .split(/\s+/)
  .join('|')
const UNIT =
  `chapter|chap\\.|book|part|section|volume|vol\\.|act|scene|canto|letter|stave|lesson|kapitel|teil|buch|band|akt|szene
  |abschnitt|brief|chapitre|partie|livre|tome|acte|scène|capítulo|parte|libro|tomo|acto|escena|capitolo|hoofdstuk|deel
  |глава|часть|книга|том`.replaceAll(/\s+/g, '')

const COUNT = `(?:the )?(?:${ROMAN}|\\d{1,3}|(?:${NUMBER_WORDS})(?:[ -](?:${NUMBER_WORDS}))?)`

/** "Chapter 7", "CHAPTER VII.", "Part One: The Sea", "Book the Second". */
const NUMBERED = new RegExp(`^(?:${UNIT}) ${COUNT}(?<end>[.:,]? ?[—–:-]? ?)(?<title>.*)$`, 'iu')
/** "Erstes Kapitel", "Second Part". */
const ORDINAL = /^(?:\p{L}+(?:tes|ter|te|th|st|nd|rd)) (?:kapitel|teil|buch|akt|chapter|part|book|act)\.?$/iu
/** 第七章, الفصل السابع. */
const OTHER_SCRIPTS = [
  /^第[\p{N}一二三四五六七八九十百]+[章部話回編節](?:[\s:：].*)?$/u,
  /^(?:الفصل|الباب|الجزء)(?:\s\S+){1,2}$/u,
]
const NAMES = `prologue|epilogue|preface|foreword|afterword|introduction|conclusion|contents|table of contents
  |appendix(?: [a-z\\d])?|acknowledge?ments|dedication|glossary|index|prolog|epilog|vorwort|nachwort|einleitung|inhalt
  |anhang|épilogue|préface|avant-propos|introducción|prólogo|epílogo|índice`
const NAMED = new RegExp(`^(?:${NAMES.replaceAll(/\n\s*/g, '')})[.:]?$`, 'iu')
const TITLE_START = /^[\p{Lu}\p{Lo}\p{N}"“„«‘'([]/u
/** "VII." or "XII": "I" alone is a word, too. */
const ROMAN_ALONE = /^(?:(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))(?<dot>\.?)$/u

/** Finds the heading that begins a group of lines; null if there is none. A last group in capitals is no heading. */
export function headingOf(lines: readonly string[], isFollowed: boolean): PlainHeading | null {
  const [first = '', second = ''] = lines.map((line) => line.trim())
  const [, marked] = /^#{1,6}\s+(\S.*?)(?:\s+#+)?$/u.exec(first) ?? []
  if (marked !== undefined) return { text: marked, lines: 1 }
  if (first.length > HEADING_LIMIT) return null
  if (/^(?:={3,}|-{3,})$/.test(second) && !/^[-=*_\s]*$/.test(first)) return { text: first, lines: 2 }
  if (isNumbered(first)) return numberedHeading(lines, first, second)
  if (lines.length > 1 || !isFollowed) return null
  return NAMED.test(first) || isRoman(first) || isInCapitals(first) ? { text: first, lines: 1 } : null
}

/** The heading of a numbered part, with its name in a second line. Several numbered lines are a table of contents. */
function numberedHeading(lines: readonly string[], first: string, second: string): PlainHeading | null {
  if (lines.slice(1).some((line) => isNumbered(line.trim()))) return null
  if (lines.length === 1) return { text: first, lines: 1 }
  const isName = lines.length === 2 && second.length <= HEADING_LIMIT && !/[,;]$/.test(second)
  return isName ? { text: `${first} ${second}`, lines: 2 } : null
}

/** True for "Chapter 7: The Sea", not for "Chapter 7 was long.", where a sentence goes on. */
function isNumbered(line: string): boolean {
  if (line.length > HEADING_LIMIT) return false
  if (ORDINAL.test(line) || OTHER_SCRIPTS.some((pattern) => pattern.test(line))) return true
  const { end = '', title = '' } = NUMBERED.exec(line)?.groups ?? { title: 'none' }
  if (title === '') return /^[.:,]?\s*$/.test(end) || end.trim() !== ''
  return end !== '' && TITLE_START.test(title) && (end.trim() !== '' || !/[.!?,;]$/.test(title))
}

const isRoman = (line: string) => {
  const { dot } = ROMAN_ALONE.exec(line)?.groups ?? {}
  return dot === '.' || (dot === '' && line.length > 1)
}

function isInCapitals(line: string): boolean {
  return (
    line.length <= CAPITALS_LIMIT &&
    line === line.toUpperCase() &&
    line !== line.toLowerCase() &&
    (line.match(/\p{Lu}/gu)?.length ?? 0) > 1 &&
    !/[!?,;:…"”“]$/u.test(line)
  )
}
