import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Serves the stories from source with live reload. Live stories use the server of `npm start`. */
export async function run(args) {
  await install()
  const { code } = await runChild('storybook', ['dev', '--port', '6006', '--no-open', ...args], {
    cwd: 'apps/storybook',
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return code ?? 1
}
