import type { LexiconEntry } from '@voice-rankings/contract'
import { foldCharacter } from './foldCase.ts'

/** The voice that speaks a text. */
export interface Speaker {
  readonly voiceId: string
  readonly languageCode: string
  /** True if the voice speaks phonemes of the International Phonetic Alphabet. */
  readonly phonemes: boolean
}

/** A term in a text. Places are in UTF-16 units; the end is exclusive. */
interface FoundTerm {
  readonly start: number
  readonly end: number
  readonly entry: LexiconEntry
  /** False if the voice can speak neither its IPA nor a respelling. */
  readonly isSpeakable: boolean
}

/** All terms of a lexicon, found in one pass. */
export interface Matcher {
  /** Terms of a text in order, which do not overlap, apart from those that the voice cannot speak. */
  find(text: string, speaker: Speaker): FoundTerm[]
  /** Place of an entry in the order of preference. */
  order(entry: LexiconEntry): number
}

interface Node {
  readonly next: Map<string, Node>
  /** Entries whose term ends here, in their order of preference. */
  entries: LexiconEntry[]
}

const createNode = (): Node => ({ next: new Map(), entries: [] })

/**
 * Creates the matcher of some entries: a tree of their characters, for voices of all languages. Of equal terms those of
 * `first` come before the others.
 */
export function createMatcher(entries: readonly LexiconEntry[], first: readonly LexiconEntry[] = []): Matcher {
  const ordered = [...first.toSorted(byPreference), ...entries.toSorted(byPreference)]
  // Without regard to `first`, so that the same matched entries are in the same order, whichever lexicon they are in.
  const places = new Map([...first, ...entries].toSorted(byPreference).map((entry, place) => [entry, place]))
  const root = createNode()
  for (const entry of ordered) {
    let node = root
    for (const character of entry.term) {
      const key = foldCharacter(character)
      const next = node.next.get(key) ?? createNode()
      node.next.set(key, next)
      node = next
    }
    node.entries.push(entry)
  }

  return {
    order: (entry) => places.get(entry) ?? 0,
    find(text, speaker) {
      const found: FoundTerm[] = []
      const characters = charactersOf(text)
      for (let at = 0; at < characters.length;) {
        const [best, unspeakable] = longestAt(text, characters, at, root, speaker)
        if (unspeakable) found.push(unspeakable)
        if (best) found.push(best.term)
        at = best?.next ?? at + 1
      }
      return found
    },
  }
}

/** A character of a text with its place. White space of any length is one space. */
interface Character {
  readonly key: string
  readonly start: number
  readonly kind: 'word' | 'mark' | 'other'
}

function charactersOf(text: string): Character[] {
  const characters: Character[] = []
  const known = new Map<string, Omit<Character, 'start'>>()
  let start = 0
  let before: string | undefined
  for (const character of text) {
    let one = known.get(character)
    if (!one) known.set(character, (one = classOf(character)))
    const { key, kind } = one
    if (key !== ' ' || before !== ' ') characters.push({ key, start, kind })
    before = key
    start += character.length
  }
  return characters
}

const classOf = (character: string): Omit<Character, 'start'> => ({
  key: /\s/u.test(character) ? ' ' : foldCharacter(character),
  kind: kindOf(character),
})

/** Letters of scripts that write words without spaces. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** `word` for characters that continue a word; those of scripts without spaces do not. */
function kindOf(character: string): Character['kind'] {
  if (character < '\u0080') return /[a-z\d]/i.test(character) ? 'word' : 'other'
  if (/\p{M}/u.test(character)) return 'mark'
  return /[\p{L}\p{N}]/u.test(character) && !UNSPACED.test(character) ? 'word' : 'other'
}

/** The longest term at a place that the voice can speak, and a longer or preferred one that it cannot. */
function longestAt(text: string, characters: readonly Character[], at: number, root: Node, speaker: Speaker) {
  let best: { term: FoundTerm; next: number } | undefined
  let unspeakable: FoundTerm | undefined
  const start = characters[at]?.start ?? 0
  let node = root.next.get(characters[at]?.key ?? '')
  for (let next = at + 1; node; next += 1) {
    const end = characters[next]?.start ?? text.length
    if (node.entries.length > 0 && characters[next]?.kind !== 'mark') {
      const fitting = node.entries.filter(
        (entry) => fits(entry, speaker) && isAsWritten(entry, text.slice(start, end), characters, at, next),
      )
      const entry = fitting.find((one) => canSpeak(one, speaker))
      if (fitting[0] && fitting[0] !== entry) unspeakable = { start, end, entry: fitting[0], isSpeakable: false }
      else if (entry) unspeakable = undefined
      if (entry) best = { term: { start, end, entry, isSpeakable: true }, next }
    }
    node = node.next.get(characters[next]?.key ?? '')
  }
  return [best, unspeakable] as const
}

const canSpeak = ({ ipa, respelling }: LexiconEntry, { phonemes }: Speaker): boolean =>
  respelling !== null || (phonemes && ipa !== null)

/** True if an entry applies to a voice and its language. */
function fits({ voice_id, language_code }: LexiconEntry, { voiceId, languageCode }: Speaker): boolean {
  if (voice_id !== null && voice_id !== voiceId) return false
  return language_code === null || `${languageCode}-`.toLowerCase().startsWith(`${language_code}-`.toLowerCase())
}

/** True if capitals and ends of words are as the entry demands. */
function isAsWritten(
  { term, case_sensitive, whole_word }: LexiconEntry,
  written: string,
  characters: readonly Character[],
  at: number,
  next: number,
): boolean {
  if (case_sensitive && written.replaceAll(/\s+/gu, ' ') !== term) return false
  if (!whole_word) return true
  const kind = (place: number) => characters[place]?.kind
  const isWithin = (before: number, after: number) =>
    kind(after) === 'word' && (kind(before) === 'word' || kind(before) === 'mark')
  return !isWithin(at - 1, at) && !isWithin(next - 1, next)
}

/** Voice, then language from the most exact to all, then regard to capitals. */
function byPreference(a: LexiconEntry, b: LexiconEntry): number {
  return (
    Number(b.voice_id !== null) - Number(a.voice_id !== null) ||
    (b.language_code?.length ?? 0) - (a.language_code?.length ?? 0) ||
    Number(b.case_sensitive) - Number(a.case_sensitive) ||
    (foldedKey(a) < foldedKey(b) ? -1 : 1)
  )
}

const foldedKey = ({ term, whole_word, respelling, ipa }: LexiconEntry) =>
  JSON.stringify([term, whole_word, respelling, ipa])
