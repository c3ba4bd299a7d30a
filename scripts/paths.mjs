import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Installed tools, the pinned Node among them. */
export const BIN = join(ROOT, 'node_modules', '.bin')

/** Where the scripts keep what they can make again. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'voice-rankings')

/** The environment of what is started in a folder: its own tools come first, then the pinned Node and the root's. */
export function childEnv(folder, extra) {
  const path = [join(folder, 'node_modules', '.bin'), BIN, process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}
