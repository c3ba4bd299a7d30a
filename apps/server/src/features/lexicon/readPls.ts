import { SaxesParser, type SaxesTagNS } from 'saxes'
import { OWN, PLS, UNDETERMINED } from './plsNames.ts'
import { refuseFile, type RefusedEntry, type WrittenEntry } from './fileEntries.ts'

/** Maximum depth of elements: the parser takes quadratic time in the depth. A lexicon has 3, and more in metadata. */
const MAX_DEPTH = 100

/** A pronunciation in a lexeme. */
interface Pronunciation {
  readonly isPreferred: boolean
  /** Alphabet of a phoneme. */
  readonly alphabet: string
  text: string
}

interface Lexeme {
  readonly line: number
  readonly fields: Readonly<Record<string, unknown>>
  readonly graphemes: string[]
  readonly phonemes: Pronunciation[]
  readonly aliases: Pronunciation[]
}

/**
 * Reads a PLS 1.0 lexicon. Each grapheme of a lexeme is an entry with the preferred, or else the first, phoneme and
 * alias. Phonemes in other alphabets than IPA are refused, and so are documents with a document type, which could
 * define entities.
 */
export function readPls(text: string): { entries: WrittenEntry[]; refused: RefusedEntry[] } {
  const entries: WrittenEntry[] = []
  const refused: RefusedEntry[] = []
  const parser = new SaxesParser({ xmlns: true })
  let language: string | null = null
  let alphabet = ''
  let lexeme: Lexeme | undefined
  /** Takes the text of the open element; undefined outside those whose text counts. */
  let take: ((part: string) => void) | undefined
  let isLexicon = false
  let depth = 0

  parser.on('error', (error) => refuseFile(`The file is not well-formed XML. ${error.message}`))
  parser.on('doctype', () =>
    refuseFile('The file has a document type, which is not allowed. Remove the line with DOCTYPE.'),
  )
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > MAX_DEPTH) refuseFile(`The file has elements in more than ${MAX_DEPTH} others.`)
    if (tag.uri !== PLS) {
      if (!isLexicon) refuseFile('The file is not a lexicon of PLS 1.0: its first element is another one.')
      return
    }
    if (tag.local === 'lexicon') {
      isLexicon = true
      alphabet = attribute(tag, 'alphabet') ?? ''
      const own = attribute(tag, 'xml:lang') ?? UNDETERMINED
      language = own === UNDETERMINED ? null : own
    } else if (tag.local === 'lexeme') {
      lexeme = { line: parser.line, fields: fieldsOf(tag, language), graphemes: [], phonemes: [], aliases: [] }
    } else if (tag.local === 'grapheme' && lexeme) {
      const { graphemes } = lexeme
      const index = graphemes.push('') - 1
      take = (part) => (graphemes[index] += part)
    } else if ((tag.local === 'phoneme' || tag.local === 'alias') && lexeme) {
      const pronunciation: Pronunciation = {
        isPreferred: attribute(tag, 'prefer') === 'true',
        alphabet: attribute(tag, 'alphabet') ?? alphabet,
        text: '',
      }
      ;(tag.local === 'phoneme' ? lexeme.phonemes : lexeme.aliases).push(pronunciation)
      take = (part) => (pronunciation.text += part)
    }
  })
  const addText = (part: string) => take?.(part)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ uri, local }) => {
    depth -= 1
    if (uri !== PLS) return
    take = undefined
    if (local !== 'lexeme' || !lexeme) return
    const [read, reasons] = entriesOf(lexeme)
    entries.push(...read)
    refused.push(...reasons)
    lexeme = undefined
  })
  parser.write(text).close()
  if (!isLexicon) refuseFile('The file is not a lexicon of PLS 1.0: it has no element.')
  return { entries, refused }
}

const attribute = ({ attributes }: SaxesTagNS, name: string): string | undefined => attributes[name]?.value

/** Fields of a lexeme that are attributes. */
function fieldsOf(tag: SaxesTagNS, language: string | null): Record<string, unknown> {
  const own = Object.values(tag.attributes).filter(({ uri }) => uri === OWN)
  const valueOf = (name: string) => own.find(({ local }) => local === name)?.value
  return {
    language_code: valueOf('language') ?? language,
    voice_id: valueOf('voice') ?? null,
    case_sensitive: valueOf('case-sensitive') === 'true',
    whole_word: valueOf('whole-word') !== 'false',
  }
}

/** Entries of a lexeme, and the reason if it has none. */
function entriesOf({ line, fields, graphemes, phonemes, aliases }: Lexeme): [WrittenEntry[], RefusedEntry[]] {
  const term = graphemes[0]?.trim() ?? ''
  const known = phonemes.filter(({ alphabet }) => alphabet.toLowerCase() === 'ipa')
  const respelling = preferred(aliases)
  if (graphemes.length === 0) return [[], [{ line, term, reason: 'The lexeme has no grapheme.' }]]
  if (known.length === 0 && phonemes[0] && respelling === null) {
    const { alphabet } = phonemes[0]
    const reason = `Its phonemes are in the alphabet "${alphabet}". Write them in "ipa", or add an alias.`
    return [[], [{ line, term, reason }]]
  }
  const pronunciations = { respelling, ipa: preferred(known) }
  return [graphemes.map((each) => ({ line, fields: { ...fields, term: each, ...pronunciations } })), []]
}

/** The preferred pronunciation, or else the first (PLS 1.0, section 4.9.3). */
const preferred = (all: readonly Pronunciation[]): string | null =>
  (all.find(({ isPreferred }) => isPreferred) ?? all[0])?.text ?? null
