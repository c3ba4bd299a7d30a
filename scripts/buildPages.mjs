import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'

/** Where a build is made, relative to its app. */
const NEXT = 'build/next'

/** Builds the pages of an app beside the build that is there, then puts them in its place: a running server is never without them. */
async function buildInPlace(app, build) {
  const scratch = join(ROOT, app, 'build')
  const dist = join(ROOT, app, 'dist')
  rmSync(scratch, { recursive: true, force: true })
  await build()
  if (existsSync(dist)) renameSync(dist, join(scratch, 'old'))
  renameSync(join(ROOT, app, NEXT), dist)
  rmSync(scratch, { recursive: true, force: true })
}

/** Builds the documentation into `apps/docs/dist`. */
export const buildDocs = (title, env) =>
  buildInPlace('apps/docs', () =>
    runQuietly(title, 'astro', ['build'], { cwd: 'apps/docs', env: { ...env, DOCS_BUILD_DIR: NEXT } }),
  )

/** Builds the Storybook into `apps/storybook/dist`, with what the server has to know of its pages. */
export const buildStorybook = (title, env) =>
  buildInPlace('apps/storybook', async () => {
    await runQuietly(title, 'storybook', ['build', '--quiet', '--output-dir', NEXT], { cwd: 'apps/storybook', env })
    await runQuietly('Readying the Storybook for its server', 'node', [
      '--no-warnings',
      'apps/docs/src/finish/finishStorybook.ts',
      join('apps/storybook', NEXT),
    ])
  })
