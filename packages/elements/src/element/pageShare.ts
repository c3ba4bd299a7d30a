import { VERSION } from '../version.ts'

// On the document, so that it goes with it. Two copies of this version on one page share too; another version has another
// place.
const PLACE = Symbol.for(`voice-rankings ${VERSION}`)

type SharingDocument = Document & { [PLACE]?: Map<string, unknown> }

/** What all elements of a document have in common under a name; made by the first that asks. */
export function shareInPage<T>(page: SharingDocument, name: string, make: () => T): T {
  const things = (page[PLACE] ??= new Map())
  if (!things.has(name)) things.set(name, make())
  return things.get(name) as T
}
