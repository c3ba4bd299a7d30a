import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

const root = dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname)

/** Resolves a path inside this package, from source and from the bundle. */
export function packagePath(...segments: string[]): string {
  return join(root, ...segments)
}
