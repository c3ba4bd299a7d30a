import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'

const BUILD = join(ROOT, 'apps/site/build')
const NEXT = join(BUILD, 'next')
const OLD = join(BUILD, 'old')

/**
 * Builds the site next to the current build, then swaps the folders, so a running server always has files. Files that
 * the previous build or open pages still load are kept, see `finishBuild.ts`.
 */
export async function buildSite(title, env) {
  rmSync(NEXT, { recursive: true, force: true })
  await runQuietly(title, 'react-router', ['build'], {
    cwd: 'apps/site',
    env: { ...env, SITE_BUILD_DIR: 'build/next' },
  })
  rmSync(OLD, { recursive: true, force: true })
  mkdirSync(OLD, { recursive: true })
  for (const part of ['client', 'server']) {
    if (existsSync(join(BUILD, part))) renameSync(join(BUILD, part), join(OLD, part))
    renameSync(join(NEXT, part), join(BUILD, part))
  }
  rmSync(OLD, { recursive: true, force: true })
  rmSync(NEXT, { recursive: true, force: true })
}
