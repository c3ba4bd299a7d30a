import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from '../children.mjs'
import { ROOT } from '../paths.mjs'

/** Entries that cannot be imported for a look: a style sheet, and a program that starts when it is loaded. */
const NOT_LIBRARIES = /\.css$|\/process$/

/** The packages that a room's users get along with it, by the folder they are installed in here. */
function dependencies(room, manifest) {
  const { dependencies: needed = {}, peerDependencies: peers = {} } = manifest
  return Object.keys({ ...needed, ...peers })
    .filter((name) => !name.startsWith('@voice-rankings/'))
    .map((name) => [name, join(ROOT, 'packages', room, 'node_modules', name)])
}

/**
 * Lays out a project that uses the packed packages, not the workspace: unpacked archives, and next to them what they
 * depend on. Returns how to compile it, and a script that imports every entry.
 */
export async function makeConsumer(folder, archives) {
  const modules = join(folder, 'node_modules')
  for (const { room, manifest, archive } of archives) {
    const home = join(modules, manifest.name)
    mkdirSync(home, { recursive: true })
    await runChild('tar', ['-xzf', archive, '-C', home, '--strip-components=1'], { onOutput: () => {} })
    for (const [name, target] of dependencies(room, manifest)) {
      const link = join(modules, name)
      mkdirSync(dirname(link), { recursive: true })
      if (!existsSync(link)) symlinkSync(target, link)
    }
  }
  symlinkSync(join(ROOT, 'packages/react/node_modules/@types'), join(modules, '@types'))

  const entries = archives.flatMap(({ manifest }) =>
    Object.keys(manifest.publishConfig.exports).map((path) => manifest.name + path.slice(1)),
  )
  const libraries = entries.filter((entry) => !NOT_LIBRARIES.test(entry))
  const imports = libraries.map((entry, n) => `import * as entry${n} from '${entry}'`)
  const names = libraries.map((_, n) => `entry${n}`).join(', ')
  writeFileSync(join(folder, 'consumer.mts'), [...imports, `console.log(${names})`].join('\n'))
  writeFileSync(join(folder, 'consumer.mjs'), imports.join('\n'))
  const strictly = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable']
  return {
    script: 'consumer.mjs',
    compileArgs: ['consumer.mts', '--noEmit', ...strictly, '--skipLibCheck', 'false', '--types', ''],
  }
}
