import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const PACKAGES = resolve(import.meta.dirname, '..')
const OURS = /[/\\]packages[/\\][a-z-]+[/\\]src[/\\].*\.tsx?$/
const IMPORT = /^import \{([^}]*)\} from '([^']+)'/gm
const DECLARED = /^export (?:async )?(?:function|const|let|class) (\w+)/gm
const EXPORTED = /^export (type )?(\*|\{[^}]*\}) from '(\.[^']+)'/gm

/**
 * Rewrites imports from an index of our packages to imports from the declaring files. A splitting bundler would
 * otherwise treat all importers of an index as users of everything imported from it.
 */
export const directImports: Plugin = {
  name: 'direct-imports',
  setup(build) {
    build.onLoad({ filter: OURS }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: direct(source, dirname(path)), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

function direct(source: string, folder: string): string {
  return source.replace(IMPORT, (whole, list: string, from: string) => {
    const index = indexOf(from, folder)
    if (!index) return whole
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
    // Names that are not found are left unchanged, which is correct but loads more.
    return names
      .map((name) => {
        const [own = ''] = name.split(' as ')
        return `import { ${name} } from ${JSON.stringify(holderOf(own, index) ?? index)}`
      })
      .join(';')
  })
}

/** Index file of an import; null for other modules. */
function indexOf(from: string, folder: string): string | null {
  const [scope, room = '', ...rest] = from.split('/')
  if (scope !== '@voice-rankings') return from.endsWith('/index.ts') ? resolve(folder, from) : null
  const manifest = JSON.parse(readFileSync(join(PACKAGES, room, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const target = manifest.exports[['.', ...rest].join('/')]
  return target?.endsWith('.ts') ? join(PACKAGES, room, target) : null
}

/** File that declares a name, searched from an index; null if not found. */
export function holderOf(name: string, file: string): string | null {
  if (!existsSync(file)) return null
  const source = readFileSync(file, 'utf8')
  if ([...source.matchAll(DECLARED)].some(([, declared]) => declared === name)) return file
  for (const [, isType, what = '', from = ''] of source.matchAll(EXPORTED)) {
    if (isType !== undefined) continue
    if (what !== '*' && !new RegExp(String.raw`[{,\s]${name}\s*[,}]`, 'u').test(what)) continue
    const found = holderOf(name, resolve(dirname(file), from))
    if (found) return found
  }
  return null
}
