import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build of the documentation tells the server, in `served.json`. */
interface ServedDocs {
  /** Hashes of the inline scripts that its pages run. */
  scripts: readonly string[]
  /** Hashes of the inline style sheets of its examples. */
  styles: readonly string[]
  /** Its pages, as search engines are told of them. */
  paths: readonly string[]
}

/** The built documentation. */
export interface Docs extends ServedDocs {
  directory: string
}

/** Finds the built documentation; undefined when there is none. */
export async function loadDocs(directory: string): Promise<Docs | undefined> {
  const path = join(directory, 'served.json')
  if (!existsSync(path)) return undefined
  return { directory, ...(JSON.parse(await readFile(path, 'utf8')) as ServedDocs) }
}
