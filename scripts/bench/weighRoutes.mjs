import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../paths.mjs'

const CLIENT = join(ROOT, 'apps/site/build/client')

/** The measured pages by name, each by its route. */
const ROUTES = {
  home: 'routes/home',
  voices: 'routes/voices',
  voice: 'routes/voice',
  leaderboard: 'routes/leaderboard',
}

const readJson = (file) => JSON.parse(readFileSync(join(CLIENT, file), 'utf8'))

/**
 * What the scripts weigh that the document of each measured page names, in bytes, gzipped one by one as they are sent: by the
 * manifest of the built site, without a browser. `npm run bench -- pages` also sees what they load by themselves.
 */
export function weighRoutes() {
  // Beside the files of this build lie those of the one before it.
  const { assets } = readJson(`builds/${readJson('builds/latest.json').id}.json`)
  const [manifest] = assets.filter((file) => /^assets\/manifest-.*\.js$/.test(file))
  const { entry, routes } = JSON.parse(/^window\.__reactRouterManifest=(.*);$/s.exec(read(manifest))[1])
  return Object.entries(ROUTES).map(([name, id]) => {
    const parts = [entry, routes.root, routes[id]]
    const files = new Set([manifest, ...parts.flatMap(({ module, imports }) => [module, ...imports])])
    return { name, scriptBytes: [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) }
  })
}

function read(file) {
  return readFileSync(join(CLIENT, file), 'utf8')
}
