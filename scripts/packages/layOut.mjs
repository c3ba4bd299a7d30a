import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../children.mjs'
import { ROOT } from '../paths.mjs'

function link(target, path) {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Third-party dependencies of a package. Peer dependencies are not installed with it. */
const foreign = (names = {}) => Object.keys(names).filter((name) => !name.startsWith('@voice-rankings/'))

/**
 * Installs archives in a folder like a package manager: unpacked, with their dependencies and without access to the
 * rest of the workspace. `peers` also installs peer dependencies and their types.
 */
export async function layOut(folder, archives, { peers = false } = {}) {
  for (const { room, manifest, archive } of archives) {
    const home = join(folder, 'node_modules', manifest.name)
    mkdirSync(home, { recursive: true })
    await runChild('tar', ['-xzf', archive, '-C', home, '--strip-components=1'], { onOutput: () => {} })
    const installed = (name) => join(ROOT, 'packages', room, 'node_modules', name)
    for (const name of foreign(manifest.dependencies)) {
      // Type packages must be shared, not duplicated.
      link(installed(name), join(name.startsWith('@types/') ? folder : home, 'node_modules', name))
    }
    if (!peers) continue
    const asked = foreign(manifest.peerDependencies).flatMap((name) => [name, `@types/${name}`])
    for (const name of asked) if (existsSync(installed(name))) link(installed(name), join(folder, 'node_modules', name))
  }
}
