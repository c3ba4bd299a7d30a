import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { bundle } from 'lightningcss'
import type { Options } from 'tsup'
import { directImports } from './directImports.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

// The browsers that have light-dark(); older targets would freeze the theme at build time.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(123), firefox: version(128), safari: version(17, 5) }

/** What a `rem` is on a page that leaves its root alone. Inside an element the page's own root must not matter. */
const ROOT_PX = 16

/** Style sheets as texts, bundled, with no length that depends on the page. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir }) => {
      const found = await build.resolve(path.replace('?inline', ''), { kind: 'import-statement', resolveDir })
      // Whatever else reads style sheets goes by the ending.
      return { path: `${found.path}?inline`, namespace: 'inline-styles', errors: found.errors }
    })
    build.onLoad({ filter: /.*/, namespace: 'inline-styles' }, ({ path }) => {
      const filename = path.replace('?inline', '')
      const { code } = bundle({
        filename,
        minify: true,
        targets,
        unusedSymbols: unusedVariables([filename, ...laterOf(filename)].map(textOf).join('')),
        visitor: {
          // A small player has its theme as an attribute of the element itself.
          ...(SMALL.test(filename) && { Rule: { style: (rule) => (isOfTheme(rule) ? [] : undefined) } }),
          Length: ({ unit, value }) => (unit === 'rem' ? { unit: 'px', value: value * ROOT_PX } : undefined),
        },
      })
      return { contents: Buffer.from(code).toString(), loader: 'text' }
    })
  },
}

/** Sheets that come to others later, and use their variables. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'facade.css': ['sound.css', 'foot.css'],
  'page.css': ['sound.css', 'foot.css'],
  'panel.css': ['panelMore.css'],
}
const laterOf = (filename: string) => (LATER[basename(filename)] ?? []).map((name) => join(dirname(filename), name))
const textOf = (filename: string) => Buffer.from(bundle({ filename }).code).toString()

const SMALL = /[/\\]facade[/\\](facade|page)\.css$/
const isOfTheme = ({ value }: { value: { selectors: unknown } }) =>
  JSON.stringify(value.selectors).includes('data-theme')

const usesOf = (text: string) => [...text.matchAll(/var\(\s*(--voice-[\w-]+)/g)].map(([, name = '']) => name)

/** Variables that a style sheet of ours sets and nothing of it uses, directly or through others. */
function unusedVariables(css: string): string[] {
  const set = new Map<string, string[]>()
  const used = new Set<string>()
  for (const [, property = '', value = ''] of css.matchAll(/([\w-]+)\s*:\s*([^;{}]*)/g)) {
    if (/^--(voice|lightningcss)-/.test(property)) set.set(property, [...(set.get(property) ?? []), ...usesOf(value)])
    else for (const name of usesOf(value)) used.add(name)
  }
  // A set grows while it is walked: what is used by what is used is used.
  for (const name of used) for (const next of set.get(name) ?? []) used.add(next)
  return [...set.keys()].filter((name) => !used.has(name))
}

/** A worker is named by the address of its file: it must be that of the built one, which lies beside the chunks. */
const builtWorkers: Plugin = {
  name: 'built-workers',
  setup(build) {
    build.onLoad({ filter: /InWorker\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: source.replace(/(new URL\('[^']+)\.ts'/, "$1.js'"), loader: 'ts' }
    })
  },
}

/** Preact in React's place: the elements carry it with them, so no page has to have either. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** What both builds have in common: everything inside, and Preact for React. */
export const bundled: Options = {
  platform: 'browser',
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  esbuildPlugins: [inlineStyles, builtWorkers, directImports],
  esbuildOptions(options) {
    options.alias = PREACT
  },
}
