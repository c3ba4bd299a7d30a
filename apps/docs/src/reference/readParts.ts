import { readSource, sourcesOf } from './sources.ts'

/** Names of the nodes that a page may style, as the sources of a feature give them. */
export function readParts(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    sourcesOf(`packages/react/src/${folder}`).flatMap((path) =>
      [...readSource(path).matchAll(/\bpart="([\w\s-]+)"/g)].flatMap(([, part = '']) => part.split(/\s+/)),
    ),
  )
  return [...new Set(names)].toSorted()
}
