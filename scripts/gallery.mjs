import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'
import { findBrowser } from './browser.mjs'
import { prepareMachine } from './prepareMachine.mjs'

/**
 * Writes a screenshot of every story, in both themes, on a phone and a desktop, to `gallery/`. Names filter the
 * stories.
 */
export async function run(names) {
  await install()
  await prepareMachine()
  await buildApps(['storybook'])
  const { code } = await runChild('node', ['scripts/gallery/takePictures.mjs', ...names], {
    env: { CHROMIUM_PATH: findBrowser() },
  })
  return code ?? 1
}
