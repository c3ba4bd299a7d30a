import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Manifest `served.json` that a build of static pages writes for the server. */
interface ServedPages {
  /** CSP hashes of the inline scripts. */
  scripts: readonly string[]
  /** CSP hashes of the inline style sheets. */
  styles: readonly string[]
  /** Paths of the pages for the sitemap. */
  paths: readonly string[]
}

/** A build of static pages: the documentation, or the Storybook. */
export interface BuiltPages extends ServedPages {
  directory: string
}

/** Loads the manifest of a build; undefined when there is no build. */
export async function loadBuiltPages(directory: string): Promise<BuiltPages | undefined> {
  const path = join(directory, 'served.json')
  if (!existsSync(path)) return undefined
  return { directory, ...(JSON.parse(await readFile(path, 'utf8')) as ServedPages) }
}
