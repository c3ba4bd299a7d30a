import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'

const DOCS = join(ROOT, 'apps/docs')
const BUILD = join(DOCS, 'dist')
const NEXT = join(DOCS, 'build/next')
const OLD = join(DOCS, 'build/old')

/** Builds the documentation beside the build that is there, then puts it in its place: a server that runs is never without it. */
export async function buildDocs(title, env) {
  rmSync(join(DOCS, 'build'), { recursive: true, force: true })
  await runQuietly(title, 'astro', ['build'], { cwd: 'apps/docs', env: { ...env, DOCS_BUILD_DIR: 'build/next' } })
  if (existsSync(BUILD)) renameSync(BUILD, OLD)
  renameSync(NEXT, BUILD)
  rmSync(join(DOCS, 'build'), { recursive: true, force: true })
}
