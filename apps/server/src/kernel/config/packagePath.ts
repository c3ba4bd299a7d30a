import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

const root = dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname)

/** A path inside this package, whether the source runs or the bundle. */
export function packagePath(...segments: string[]): string {
  return join(root, ...segments)
}
