import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Entries that cannot be imported for a look: a style sheet, and a program that starts when it is loaded. */
const NOT_LIBRARIES = /\.css$|\/process$/

/**
 * The compilers that must do, by the folder they are installed in, and how they find modules, as Node does or as bundlers do: the
 * newest, and the oldest that the READMEs promise.
 */
const COMPILERS = [
  {
    title: 'the newest TypeScript',
    tsc: 'node_modules/typescript/bin/tsc',
    module: 'nodenext',
    moduleResolution: 'nodenext',
  },
  { title: 'a bundler', tsc: 'node_modules/typescript/bin/tsc', module: 'esnext', moduleResolution: 'bundler' },
  {
    title: 'TypeScript 5.7',
    tsc: 'consumers/browser/node_modules/typescript-oldest/bin/tsc',
    module: 'esnext',
    moduleResolution: 'bundler',
  },
]

const STRICT = {
  noEmit: true,
  strict: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  skipLibCheck: false,
  resolveJsonModule: true,
}

/**
 * Writes a project into a folder in which the packages are laid out: one file that imports every entry. Returns how to compile it,
 * and a script that imports them all.
 */
export function makeConsumer(folder, archives) {
  const entries = archives.flatMap(({ manifest }) =>
    Object.keys(manifest.publishConfig.exports).map((path) => manifest.name + path.slice(1)),
  )
  const libraries = entries.filter((entry) => !NOT_LIBRARIES.test(entry))
  const imports = libraries.map((entry, n) =>
    entry.endsWith('.json')
      ? `import entry${n} from '${entry}' with { type: 'json' }`
      : `import * as entry${n} from '${entry}'`,
  )
  const names = libraries.map((_, n) => `entry${n}`).join(', ')
  writeFileSync(join(folder, 'consumer.mts'), [...imports, `console.log(${names})`].join('\n'))
  writeFileSync(join(folder, 'consumer.mjs'), imports.join('\n'))

  const compilers = COMPILERS.map(({ title, tsc, module, moduleResolution }) => {
    const project = `tsconfig.${moduleResolution}.json`
    const compilerOptions = { ...STRICT, module, moduleResolution, types: [] }
    writeFileSync(join(folder, project), JSON.stringify({ compilerOptions, files: ['consumer.mts'] }))
    return { title, tsc: join(ROOT, tsc), project }
  })
  return { script: 'consumer.mjs', compilers }
}
