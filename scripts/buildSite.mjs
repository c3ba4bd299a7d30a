import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'

const BUILD = join(ROOT, 'apps/site/build')
const NEXT = join(BUILD, 'next')
const OLD = join(BUILD, 'old')

/** Files of the build in a directory of what browsers load, by that build's own list; none when it has no list. */
function assetsOf(clientDir) {
  try {
    const read = (name) => JSON.parse(readFileSync(join(clientDir, 'builds', name), 'utf8'))
    return read(`${read('latest.json').id}.json`).assets
  } catch {
    return []
  }
}

/**
 * Builds the site beside the build that is there, and puts it in its place. A server that runs, and pages that are open,
 * still load parts of the build before, so its hashed files are kept for as long as one more build.
 */
export async function buildSite(title, env) {
  rmSync(NEXT, { recursive: true, force: true })
  await runQuietly(title, 'react-router', ['build'], {
    cwd: 'apps/site',
    env: { ...env, SITE_BUILD_DIR: 'build/next' },
  })
  const [client, next] = [join(BUILD, 'client'), join(NEXT, 'client')]
  for (const asset of assetsOf(client)) {
    for (const ending of ['', '.br', '.gz']) {
      const [from, to] = [join(client, asset + ending), join(next, asset + ending)]
      if (existsSync(from) && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true })
    }
  }
  rmSync(OLD, { recursive: true, force: true })
  mkdirSync(OLD, { recursive: true })
  for (const part of ['client', 'server']) {
    if (existsSync(join(BUILD, part))) renameSync(join(BUILD, part), join(OLD, part))
    renameSync(join(NEXT, part), join(BUILD, part))
  }
  rmSync(OLD, { recursive: true, force: true })
  rmSync(NEXT, { recursive: true, force: true })
}
