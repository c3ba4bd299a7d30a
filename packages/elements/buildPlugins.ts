import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Options } from 'tsup'
import { directImports } from './directImports.ts'
import { minifyStyles } from './minifyStyles.ts'
import { OVERLAYS } from './overlayModules.ts'
import { PREACT } from './preact.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Inlines bundled style sheets as strings, without lengths relative to the page. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir }) => {
      const found = await build.resolve(path.replace('?inline', ''), { kind: 'import-statement', resolveDir })
      // The query suffix keeps other style sheet plugins, which match by extension, from loading the file.
      return { path: `${found.path}?inline`, namespace: 'inline-styles', errors: found.errors }
    })
    build.onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => ({
      contents: await minifyStyles(path.replace('?inline', '')),
      loader: 'text',
    }))
  },
}

/** Replaces the worker's source file name with that of the built file beside the chunks. */
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

/** Options of both builds: all dependencies bundled, Preact instead of React. */
export const bundled: Options = {
  platform: 'browser',
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  esbuildPlugins: [inlineStyles, builtWorkers, ownOverlays, directImports],
  esbuildOptions(options) {
    options.alias = PREACT
  },
}
