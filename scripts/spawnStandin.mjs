import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BIN, ROOT } from './paths.mjs'

const MAIN = join(ROOT, 'apps', 'server', 'src', 'testing', 'standinMain.ts')

/**
 * Starts the stand-in of all speech providers. Resolves to the settings of a server that uses them, as environment
 * variables, and a function that stops it. Throws if it does not start.
 */
export async function spawnStandin() {
  const child = spawn(join(BIN, 'node'), ['--no-warnings', MAIN], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [undefined])])
  if (line === undefined) throw new Error('The stand-in of the providers did not start.')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { settings: JSON.parse(line), stop }
}
