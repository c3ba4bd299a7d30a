import { runChild } from './children.mjs'
import { install } from './install.mjs'
import { findBrowser } from './browser.mjs'
import { prepareMachine } from './prepareMachine.mjs'
import { runQuietly } from './quietly.mjs'

/** Writes a picture of every story, in both themes and on a phone and a desktop, to `gallery/`; names narrow it down. */
export async function run(names) {
  await install()
  await prepareMachine()
  await runQuietly('Building the stories', 'storybook', ['build', '--quiet'], {
    cwd: 'apps/storybook',
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  const { code } = await runChild('node', ['scripts/gallery/takePictures.mjs', ...names], {
    env: { CHROMIUM_PATH: findBrowser() },
  })
  return code ?? 1
}
