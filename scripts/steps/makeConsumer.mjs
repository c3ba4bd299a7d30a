import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Entry points that cannot be imported by the check: style sheets, and a program that starts on import. */
const NOT_LIBRARIES = /\.css$|\/process$/

/**
 * Supported compilers by install folder, with Node and bundler resolution: the newest, and the oldest that the READMEs
 * support.
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
 * Writes a project that imports every entry point of the installed packages. Returns how to compile it and a script
 * that imports them all.
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
