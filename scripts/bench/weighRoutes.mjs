import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../paths.mjs'

const CLIENT = join(ROOT, 'apps/site/build/client')

/** Route of each measured page. */
const ROUTES = {
  home: 'routes/home',
  voices: 'routes/voices',
  voice: 'routes/voice',
  leaderboard: 'routes/leaderboard',
}

const readJson = (file) => JSON.parse(readFileSync(join(CLIENT, file), 'utf8'))

/**
 * Size of the scripts named in the document of each measured page, in bytes, gzipped per file as sent. It uses the
 * build manifest, without a browser. `npm run bench -- pages` also includes scripts that these load.
 */
export function weighRoutes() {
  // The folder also contains the files of the previous build.
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
