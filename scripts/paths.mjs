import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Installed tools, including the pinned Node. */
export const BIN = join(ROOT, 'node_modules', '.bin')

/** Cache of the scripts. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'voice-rankings')

/** Tools of the repository's commands that serving does not need. */
const TOOLS = join(ROOT, 'scripts', 'node_modules', '.bin')

/** Environment of a child process: tools of its folder first, then the pinned Node, the root's tools and the scripts'. */
export function childEnv(folder, extra) {
  const path = [join(folder, 'node_modules', '.bin'), BIN, TOOLS, process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}
