import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build of static pages tells the server, in `served.json`. */
interface ServedPages {
  /** Hashes of the inline scripts of the pages. */
  scripts: readonly string[]
  /** Hashes of the inline style sheets of the pages. */
  styles: readonly string[]
  /** Paths of the pages for the sitemap. */
  paths: readonly string[]
}

/** Static pages that were built: the documentation, or the Storybook. */
export interface BuiltPages extends ServedPages {
  directory: string
}

/** Finds the built pages of a directory; undefined when there are none. */
export async function loadBuiltPages(directory: string): Promise<BuiltPages | undefined> {
  const path = join(directory, 'served.json')
  if (!existsSync(path)) return undefined
  return { directory, ...(JSON.parse(await readFile(path, 'utf8')) as ServedPages) }
}
