import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The scripts of `/embed/v1` are served, not imported, and each of their bytes counts. */
const WITHOUT_MAPS = /^dist\/embed\//

/** What is wrong with the map of a built file, as lines; a map is right when each of its sources is inside it or in the package. */
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

/** Checks that editors and debuggers find the source of all that an installed package has built, in it alone. */
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
