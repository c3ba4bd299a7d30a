import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import type { OutputOptions, Plugin, RolldownOutput } from 'rolldown'
import { nameBuiltWorker } from './buildPlugins.ts'
import { OVERLAYS } from './overlayModules.ts'
import { minifyStyles } from './minifyStyles.ts'
import { PREACT } from './preact.ts'

/** The folder of the script build. */
export const FOLDER = 'dist/embed'

const STYLES = '.css?inline'

/** What a script has in a browser, beside the server it came from, and what every build has. */
const IN_BROWSER: Readonly<Record<string, string>> = {
  ...OVERLAYS,
  'defaultBaseUrl.ts': resolve(import.meta.dirname, 'src/script/scriptBaseUrl.ts'),
  'elementBase.ts': resolve(import.meta.dirname, 'src/script/scriptElementBase.ts'),
}

const sources: Plugin = {
  name: 'sources',
  resolveId(id, importer = '') {
    return IN_BROWSER[basename(id)] ?? (id.endsWith(STYLES) ? join(dirname(importer), id) : null)
  },
  async load(id) {
    if (!id.endsWith(STYLES)) return null
    const text = await minifyStyles(id.slice(0, -'?inline'.length))
    return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }
  },
  transform(code, id) {
    if (id.endsWith('InWorker.ts')) return nameBuiltWorker(code)
    // A copy of all that React exports, or the default export of Preact's, would keep what nothing uses.
    if (id.includes('/@floating-ui/react/')) return code.replace(/\{\s*\.\.\.React\s*\}/, '{ useId: React.useId }')
    return id.includes('/zustand/') ? code.replace(/^import React from/m, 'import * as React from') : null
  },
}

/** Has modules that are imported as a whole list own names alone: a page may have added to `Object.prototype`. */
const ownNames: Plugin = {
  name: 'own-names',
  renderChunk(code) {
    return code.replace(/for \(var (\w+) in all\)/, 'for (var $1 of Object.keys(all))')
  },
}

/** The files that were built, by their source. */
const built = new Map<string, string>()

/** Has what is imported on demand come from the files that are there. */
const builtBefore: Plugin = {
  name: 'built-before',
  resolveId(id, importer = '', { kind }) {
    const file = kind === 'dynamic-import' ? built.get(resolve(dirname(importer), id)) : undefined
    return file === undefined ? null : { id: `./${file}`, external: true }
  },
}

/** Builds scripts with all they need and what was not built before them. */
export async function buildScripts(input: string[] | Record<string, string>, output: OutputOptions): Promise<void> {
  const build = await rolldown({
    input,
    platform: 'browser',
    tsconfig: false,
    plugins: [builtBefore, sources, ownNames],
    resolve: { alias: { ...PREACT, react: resolve('src/script/react.ts') } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    preserveEntrySignatures: 'allow-extension',
    onLog(level, log, write) {
      // That a file is for browsers is said for servers alone.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log)
    },
  })
  const made: RolldownOutput = await build.write({
    dir: FOLDER,
    minify: true,
    comments: false,
    hashCharacters: 'base36',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    ...output,
  })
  await build.close()
  for (const file of made.output) {
    if (file.type === 'chunk' && file.facadeModuleId) built.set(file.facadeModuleId, file.fileName)
  }
}

/** Builds one script under a name that stays, whole in one file, and its twin that carries a hash, by which others ask for it. */
export async function buildNamed(name: string, source: string): Promise<void> {
  await buildScripts({ [name]: source }, { entryFileNames: '[name].js', codeSplitting: false })
  const path = `${FOLDER}/${name}.js`
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
  const twin = `${name}-${hash}.js`
  copyFileSync(path, `${FOLDER}/${twin}`)
  built.set(resolve(source), twin)
}
