import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'

const cwd = 'apps/extension'
const env = { NODE_ENV: 'production' }

/**
 * Builds the browser extension for Chromium and for Firefox, checks it as Mozilla's store does, and writes the archives that
 * stores accept. `WXT_SERVER` is the address of the server that new users find filled in.
 */
export async function run() {
  await install()
  for (const browser of ['chrome', 'firefox']) {
    await runQuietly(`Building the extension for ${browser}`, 'wxt', ['zip', '--browser', browser], { cwd, env })
  }
  await runQuietly('Checking the extension', 'addons-linter', ['dist/firefox'], { cwd })
  const output = join(ROOT, cwd, 'dist')
  const archives = readdirSync(output).filter((name) => name.endsWith('.zip'))
  console.log(archives.map((name) => join(cwd, 'dist', name)).join('\n'))
  return 0
}
