import type { Database } from '../../kernel/database/database.ts'
import { applyLexicon, type SaidText } from './applyLexicon.ts'
import { createMatcher, type Speaker } from './createMatcher.ts'
import { readLexicon, readRevision, worksWithEntries } from './lexiconStore.ts'

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

/** Returns the entries of an owner; for the text of one of their works, those of the work come first. */
export type Lexicons = (owner: string, workId?: string) => Promise<Lexicon>

interface Kept {
  readonly lexicon: Lexicon
  readonly count: number
  /** Works of the owner with entries of their own. */
  readonly works: ReadonlySet<string>
}

const EMPTY: Lexicon = { revision: 0, say: asTyped }

/** Creates the function that reads the entries of owners; their matchers are kept until the entries change. */
export function createLexicons(database: Pick<Database, 'queries'>): Lexicons {
  const kept = new Map<string, Kept>()
  let count = 0

  function forget(key: string): void {
    count -= kept.get(key)?.count ?? 0
    kept.delete(key)
  }

  async function read(owner: string, workId: string | undefined, revision: number): Promise<Kept> {
    // Entries may be newer than the revision: they are read again with the next text.
    const entries = await readLexicon(database, { owner })
    const first = workId === undefined ? [] : await readLexicon(database, { owner, workId })
    const matcher = createMatcher(entries, first)
    const say = (text: string, speaker: Speaker) => applyLexicon(text, matcher, speaker)
    const works = await worksWithEntries(database, owner)
    return { lexicon: { revision, say }, count: entries.length + first.length, works }
  }

  async function keep(owner: string, workId: string | undefined, revision: number): Promise<Kept> {
    const key = JSON.stringify([owner, workId])
    const known = kept.get(key)
    const current = known?.lexicon.revision === revision ? known : await read(owner, workId, revision)
    forget(key)
    // The last in the map is the latest used.
    kept.set(key, current)
    count += current.count
    for (const oldest of kept.keys()) {
      if (count <= KEPT_ENTRIES) break
      forget(oldest)
    }
    return current
  }

  return async (owner, workId) => {
    const revision = await readRevision(database, owner)
    if (revision === null) return EMPTY
    const { works, lexicon } = await keep(owner, undefined, revision)
    // Most works have no entries of their own: they share the matcher of their owner.
    if (workId === undefined || !works.has(workId)) return lexicon
    return (await keep(owner, workId, revision)).lexicon
  }
}
