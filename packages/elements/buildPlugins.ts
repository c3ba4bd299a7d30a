import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Options } from 'tsup'
import { directImports } from './directImports.ts'
import { minifyStyles } from './minifyStyles.ts'
import { OVERLAYS } from './overlayModules.ts'
import { PREACT } from './preact.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Style sheets as texts, bundled, with no length that depends on the page. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir }) => {
      const found = await build.resolve(path.replace('?inline', ''), { kind: 'import-statement', resolveDir })
      // Whatever else reads style sheets goes by the ending.
      return { path: `${found.path}?inline`, namespace: 'inline-styles', errors: found.errors }
    })
    build.onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => ({
      contents: await minifyStyles(path.replace('?inline', '')),
      loader: 'text',
    }))
  },
}

/** A worker is named by the address of its file: it must be that of the built one, which lies beside the chunks. */
export const nameBuiltWorker = (source: string) => source.replace(/(new URL\('[^']+)\.ts'/, "$1.js'")

const builtWorkers: Plugin = {
  name: 'built-workers',
  setup(build) {
    build.onLoad({ filter: /InWorker\.ts$/ }, async ({ path }) => ({
      contents: nameBuiltWorker(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

const ownOverlays: Plugin = {
  name: 'own-overlays',
  setup(build) {
    const names = Object.keys(OVERLAYS).join('|')
    build.onResolve({ filter: new RegExp(`/(${names})$`) }, ({ path }) => ({ path: OVERLAYS[basename(path)] }))
  },
}

/** What both builds have in common: everything inside, and Preact for React. */
export const bundled: Options = {
  platform: 'browser',
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  esbuildPlugins: [inlineStyles, builtWorkers, ownOverlays, directImports],
  esbuildOptions(options) {
    options.alias = PREACT
  },
}
