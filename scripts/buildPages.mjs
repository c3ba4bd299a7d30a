import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'

/** Build output folder, relative to the app. */
const NEXT = 'build/next'

/** Builds an app's pages next to the current build, then swaps the folders, so a running server always has pages. */
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

/** Builds the Storybook into `apps/storybook/dist`, with the page metadata for the server. */
export const buildStorybook = (title, env) =>
  buildInPlace('apps/storybook', async () => {
    await runQuietly(title, 'storybook', ['build', '--quiet', '--output-dir', NEXT], { cwd: 'apps/storybook', env })
    await runQuietly('Readying the Storybook for its server', 'node', [
      '--no-warnings',
      'apps/docs/src/finish/finishStorybook.ts',
      join('apps/storybook', NEXT),
    ])
  })
