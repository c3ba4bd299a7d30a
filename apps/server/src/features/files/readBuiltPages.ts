import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'

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
  files: ObjectStore
}

/** Reader of the manifest of a build; undefined while there is no build. */
export type ReadBuiltPages = () => Promise<BuiltPages | undefined>

/** Reads the manifest of a build once there is one: the server may start before it. */
export function readBuiltPages(directory: string): ReadBuiltPages {
  const path = join(directory, 'served.json')
  let built: BuiltPages | undefined
  return async () => {
    if (!built && existsSync(path)) {
      built = { files: createDiskStore(directory), ...(JSON.parse(await readFile(path, 'utf8')) as ServedPages) }
    }
    return built
  }
}
