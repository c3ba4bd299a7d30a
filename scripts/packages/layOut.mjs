import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../children.mjs'
import { ROOT } from '../paths.mjs'

function link(target, path) {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** The packages that a package's users get along with it; those that are only asked for are the users' own to have. */
const foreign = (names = {}) => Object.keys(names).filter((name) => !name.startsWith('@voice-rankings/'))

/**
 * Installs archives below a folder as package managers do: unpacked, each with what it depends on in reach, and nothing else of the
 * workspace. `peers` also gives them what they ask of their users, with its types.
 */
export async function layOut(folder, archives, { peers = false } = {}) {
  for (const { room, manifest, archive } of archives) {
    const home = join(folder, 'node_modules', manifest.name)
    mkdirSync(home, { recursive: true })
    await runChild('tar', ['-xzf', archive, '-C', home, '--strip-components=1'], { onOutput: () => {} })
    const installed = (name) => join(ROOT, 'packages', room, 'node_modules', name)
    for (const name of foreign(manifest.dependencies)) {
      // Of types there may be one copy alone, in reach of all.
      link(installed(name), join(name.startsWith('@types/') ? folder : home, 'node_modules', name))
    }
    if (!peers) continue
    const asked = foreign(manifest.peerDependencies).flatMap((name) => [name, `@types/${name}`])
    for (const name of asked) if (existsSync(installed(name))) link(installed(name), join(folder, 'node_modules', name))
  }
}
