import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

/**
 * Serves the stories from source with live reload; live stories use the server of `npm start`. `build` builds the
 * Storybook that this server shows at `/storybook`.
 */
export async function run(args) {
  await install()
  if (args[0] === 'build') {
    await buildApps(['storybook'])
    return 0
  }
  const { code } = await runChild('storybook', ['dev', '--port', '6006', '--no-open', ...args], {
    cwd: 'apps/storybook',
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return code ?? 1
}
