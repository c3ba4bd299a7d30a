import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Scripts in `/embed/v1` are served, not imported, and are minimal in size, so they have no source maps. */
const WITHOUT_MAPS = /^dist\/embed\//

/** Problems of a file's source map, one per line. Each source must be inlined or part of the package. */
function problemsOf(home, file) {
  const [, name] = /(?:^|\n)\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(join(home, file), 'utf8')) ?? []
  if (!name) return [`${file} names no map`]
  const path = join(home, dirname(file), name)
  if (!existsSync(path)) return [`${file} names ${name}, which is missing`]
  const { sources, sourcesContent = [], sourceRoot = '' } = JSON.parse(readFileSync(path, 'utf8'))
  return sources
    .filter(
      (source, n) => typeof sourcesContent[n] !== 'string' && !existsSync(resolve(dirname(path), sourceRoot, source)),
    )
    .map((source) => `${file} was made of ${source}, which is missing`)
}

/** Checks that the source maps of all built files of an installed package resolve within the package. */
export function checkMaps({ count }, folder, { room, manifest }) {
  const home = join(folder, 'node_modules', manifest.name)
  const built = readdirSync(join(home, 'dist'), { recursive: true })
    .map((name) => join('dist', name))
    .filter((file) => /\.(js|d\.ts)$/.test(file) && !WITHOUT_MAPS.test(file))
  count(
    `${room} leads from all that is built to its source`,
    built.flatMap((file) => problemsOf(home, file)).join('\n'),
  )
}
