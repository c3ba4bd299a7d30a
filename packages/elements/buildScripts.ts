import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import type { OutputOptions, Plugin, RolldownOutput } from 'rolldown'
import { nameBuiltWorker } from './buildPlugins.ts'
import { OVERLAYS } from './overlayModules.ts'
import { minifyStyles } from './minifyStyles.ts'
import { PREACT } from './preact.ts'

/** Output folder of the script build. */
export const FOLDER = 'dist/embed'

const STYLES = '.css?inline'
const SOURCES = resolve(import.meta.dirname, 'src')

/** Modules replaced in the script build: the base URL of its server, the overlays, and sources of sounds. */
const IN_BROWSER: Readonly<Record<string, string>> = {
  ...OVERLAYS,
  'defaultBaseUrl.ts': resolve(import.meta.dirname, 'src/script/scriptBaseUrl.ts'),
  'soundSource.ts': resolve(import.meta.dirname, 'src/script/scriptSource.ts'),
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
    // The base class by its global name, which is smaller than a constant.
    if (id.startsWith(SOURCES) && code.includes('{ ElementBase }'))
      return code.replace(/^import \{ ElementBase \} .*$/m, '').replaceAll('ElementBase', 'HTMLElement')
    if (id.endsWith('InWorker.ts')) return nameBuiltWorker(code)
    // Copying React's namespace, or using Preact's default export, would defeat tree shaking.
    if (id.includes('/@floating-ui/react/')) return code.replace(/\{\s*\.\.\.React\s*\}/, '{ useId: React.useId }')
    return id.includes('/zustand/') ? code.replace(/^import React from/m, 'import * as React from') : null
  },
}

/** Makes namespace objects list own properties only, since a page may have extended `Object.prototype`. */
const ownNames: Plugin = {
  name: 'own-names',
  renderChunk(code) {
    return code.replace(/for \(var (\w+) in all\)/, 'for (var $1 of Object.keys(all))')
  },
}

/** Built files by source path. */
const built = new Map<string, string>()

/** Loads a module from a built file that exports it. Both are given relative to this package. */
export function loadFrom(entry: string, module: string): void {
  const file = built.get(resolve(import.meta.dirname, entry))
  if (file) built.set(resolve(import.meta.dirname, module), file)
}

/** Modules to load in place of dynamically imported ones, by file name. */
type Replaced = Readonly<Record<string, string>>

/** Resolves dynamic imports to their replacements and to files that are already built. */
const builtBefore = (replaced: Replaced): Plugin => ({
  name: 'built-before',
  resolveId(id, importer = '', { kind }) {
    if (kind !== 'dynamic-import') return null
    const replacement = replaced[basename(id)]
    if (replacement) return replacement
    const file = built.get(resolve(dirname(importer), id))
    return file === undefined ? null : { id: `./${file}`, external: true }
  },
})

type Input = string[] | Record<string, string>

/** Bundles entries, given relative to this package, with all dependencies that are not built yet. */
const bundle = (input: Input, replaced: Replaced = {}) =>
  rolldown({
    cwd: import.meta.dirname,
    input,
    platform: 'browser',
    tsconfig: false,
    plugins: [builtBefore(replaced), sources, ownNames],
    resolve: { alias: { ...PREACT, react: resolve(import.meta.dirname, 'src/script/react.ts') } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    preserveEntrySignatures: 'allow-extension',
    onLog(level, log, write) {
      // Ignores warnings about 'use client' directives, which matter only on servers.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log)
    },
  })

/** Paths of the modules with code in a bundle of the entries. */
export async function modulesOf(input: Input): Promise<string[]> {
  const build = await bundle(input)
  const { output } = await build.generate()
  await build.close()
  return output.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []))
      : [],
  )
}

/** Characters of a content hash in a name. The names stand in the small player, where no compression shortens them. */
const HASH_LENGTH = 7

/** Builds scripts with all dependencies that are not built yet. */
export async function buildScripts(input: Input, output: OutputOptions, replaced?: Replaced): Promise<void> {
  const build = await bundle(input, replaced)
  const made: RolldownOutput = await build.write({
    dir: FOLDER,
    minify: true,
    comments: false,
    hashCharacters: 'base36',
    entryFileNames: `[name]-[hash:${HASH_LENGTH}].js`,
    chunkFileNames: `[name]-[hash:${HASH_LENGTH}].js`,
    ...output,
  })
  await build.close()
  for (const file of made.output) {
    if (file.type === 'chunk' && file.facadeModuleId) built.set(file.facadeModuleId, file.fileName)
  }
}

/** Builds one script under a stable name, in one file, and a copy with a content hash, which other files import. */
export async function buildNamed(name: string, source: string): Promise<void> {
  await buildScripts({ [name]: source }, { entryFileNames: '[name].js', codeSplitting: false })
  const path = `${FOLDER}/${name}.js`
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, HASH_LENGTH)
  const twin = `${name}-${hash}.js`
  copyFileSync(path, `${FOLDER}/${twin}`)
  built.set(resolve(source), twin)
}
