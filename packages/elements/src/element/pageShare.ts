import { VERSION } from '../version.ts'

// Stored on the document, so it is released with it. Copies of the same version share it; other versions have their
// own.
const PLACE = Symbol.for(`voice-rankings ${VERSION}`)

type SharingDocument = Document & { [PLACE]?: Map<string, unknown> }

/** Value shared by all elements of a document under a name, created by the first call. */
export function shareInPage<T>(page: SharingDocument, name: string, make: () => T): T {
  const things = (page[PLACE] ??= new Map())
  if (!things.has(name)) things.set(name, make())
  return things.get(name) as T
}
