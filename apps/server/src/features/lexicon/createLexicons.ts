import type { Database } from '../../kernel/database/database.ts'
import { applyLexicon, type SaidText } from './applyLexicon.ts'
import { createMatcher, type Speaker } from './createMatcher.ts'
import { readLexicon, readRevision } from './lexiconStore.ts'

/** Entries kept in memory, of the owners whose texts were spoken last. */
const KEPT_ENTRIES = 20_000

/** A text that is spoken as typed. */
export const asTyped = (text: string): SaidText => ({ text, spans: [], matched: [], unspeakable: [] })

/** The entries of an owner. */
interface Lexicon {
  /** Identifies this state of the entries; another one after each change. */
  readonly revision: number
  /** Applies the entries to a text. */
  say(text: string, speaker: Speaker): SaidText
}

/** Returns the entries of an owner. */
export type Lexicons = (owner: string) => Promise<Lexicon>

interface Kept {
  readonly lexicon: Lexicon
  readonly count: number
}

const EMPTY: Lexicon = { revision: 0, say: asTyped }

/** Creates the function that reads the entries of owners; their matchers are kept until the entries change. */
export function createLexicons(database: Pick<Database, 'queries'>): Lexicons {
  const kept = new Map<string, Kept>()
  let count = 0

  function forget(owner: string): void {
    count -= kept.get(owner)?.count ?? 0
    kept.delete(owner)
  }

  async function read(owner: string, revision: number): Promise<Kept> {
    // Entries may be newer than the revision: they are read again with the next text.
    const entries = await readLexicon(database, owner)
    const matcher = createMatcher(entries)
    const say = (text: string, speaker: Speaker) => applyLexicon(text, matcher, speaker)
    return { lexicon: { revision, say }, count: entries.length }
  }

  return async (owner) => {
    const revision = await readRevision(database, owner)
    if (revision === null) return EMPTY
    const known = kept.get(owner)
    const current = known?.lexicon.revision === revision ? known : await read(owner, revision)
    forget(owner)
    // The last in the map is the latest used.
    kept.set(owner, current)
    count += current.count
    for (const oldest of kept.keys()) {
      if (count <= KEPT_ENTRIES) break
      forget(oldest)
    }
    return current.lexicon
  }
}
