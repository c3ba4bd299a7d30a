/**
 * Builds what `/embed/v1` of a server holds: `elements.js`, `loader.js` and `iframe.js` under names that stay, the same under
 * names that carry a hash, and everything they load later, hashed as well. Prints the integrity of what pages name.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { build } from 'tsup'
import type { Options } from 'tsup'
import { bundled } from './buildPlugins.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]
interface Metafile {
  outputs: Record<string, { entryPoint?: string }>
}

process.chdir(import.meta.dirname)
const FOLDER = 'dist/embed'
// A file system may keep whole seconds.
const startedMs = Math.floor(Date.now() / 1000) * 1000

/** The components, which have most of their code in common: whatever two of them need is a file of its own. */
const COMPONENTS = ['src/facade/openPanel.ts', 'src/script/components.ts', '../react/src/analysis/clipWorker.ts']

/**
 * What the small player loads when it is wanted, each whole in one file, since what these have in common is little and one more
 * request costs more. Each row may load what stands in a row before it.
 */
const PIECES = [
  [
    'src/element/addStyle.ts',
    'src/facade/fillPeaks.ts',
    'src/facade/fillFromCatalogue.ts',
    'src/facade/loadMarks.ts',
    'src/facade/resumeSound.ts',
    '../playback/src/drawArtwork.ts',
    '../playback/src/wordAtClick.ts',
  ],
  ['src/facade/followWords.ts', 'src/facade/toggleFoot.ts', '../playback/src/createMediaControls.ts'],
  ['src/facade/createDeck.ts'],
]

/** The API is beside the script. */
const besideTheScript: Plugin = {
  name: 'beside-the-script',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/defaultBaseUrl\.ts$/ }, () => ({ path: resolve('src/script/scriptBaseUrl.ts') }))
  },
}

const common: Options = {
  ...bundled,
  config: false,
  silent: true,
  format: 'esm',
  target: 'es2022',
  outDir: FOLDER,
  clean: false,
  minify: true,
  metafile: true,
}

function readOutputs(): Metafile['outputs'] {
  const path = `${FOLDER}/metafile-esm.json`
  const { outputs } = JSON.parse(readFileSync(path, 'utf8')) as Metafile
  rmSync(path)
  return outputs
}

/** The files that were built, by their source. */
const files = new Map<string, string>()

/** Has what is imported on demand come from the files that are there. */
const builtBefore: Plugin = {
  name: 'built-before',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const file = kind === 'dynamic-import' ? files.get(resolve(resolveDir, path)) : undefined
      return file === undefined ? undefined : { path: `./${file}`, external: true }
    })
  },
}

/** Builds files whose names carry a hash. */
async function buildHashed(entry: string[], splitting: boolean): Promise<void> {
  await build({
    ...common,
    entry,
    splitting,
    esbuildPlugins: [...(bundled.esbuildPlugins ?? []), besideTheScript, builtBefore],
    esbuildOptions(options, context) {
      bundled.esbuildOptions?.(options, context)
      options.entryNames = '[name]-[hash]'
      options.chunkNames = 'chunk-[hash]'
    },
  })
  for (const [path, { entryPoint }] of Object.entries(readOutputs())) {
    if (entryPoint === undefined) continue
    files.set(resolve(entryPoint), basename(path))
    // The worker is asked for by the name of its source.
    if (entryPoint.endsWith('clipWorker.ts')) copyFileSync(path, `${FOLDER}/clipWorker.js`)
  }
}

/** Builds one file under a name that stays, and its twin that carries a hash; gives the name of that. */
async function buildEntry(name: string, source: string): Promise<string> {
  const esbuildPlugins = [...(bundled.esbuildPlugins ?? []), besideTheScript, builtBefore]
  await build({ ...common, entry: { [name]: source }, splitting: false, esbuildPlugins })
  readOutputs()
  const hash = createHash('sha256')
    .update(readFileSync(`${FOLDER}/${name}.js`))
    .digest('hex')
    .slice(0, 8)
    .toUpperCase()
  const twin = `${name}-${hash}.js`
  copyFileSync(`${FOLDER}/${name}.js`, `${FOLDER}/${twin}`)
  return twin
}

/** The names of the last build: a page may have its `elements.js` for some minutes more, and what that loads must be there. */
const last = readLast()

function readLast(): string[] {
  try {
    return JSON.parse(readFileSync(`${FOLDER}/files.json`, 'utf8')) as string[]
  } catch {
    return []
  }
}

await buildHashed(COMPONENTS, true)
for (const pieces of PIECES) await buildHashed(pieces, false)
files.set(resolve('src/script/elements.ts'), await buildEntry('elements', 'src/script/elements.ts'))
await buildEntry('loader', 'src/script/loader.ts')
await buildEntry('iframe', 'src/iframe/index.ts')
await build({
  ...common,
  entry: { 'player-styles': 'src/script/playerStyles.ts' },
  esbuildPlugins: bundled.esbuildPlugins,
})
readOutputs()
const { default: styles } = (await import(resolve(`${FOLDER}/player-styles.js`))) as { default: string }
rmSync(`${FOLDER}/player-styles.js`)
writeFileSync(`${FOLDER}/player.css`, styles)

const integrity = Object.fromEntries(
  ['elements.js', 'loader.js', 'iframe.js', 'player.css'].map((name) => {
    const hash = createHash('sha384')
      .update(readFileSync(`${FOLDER}/${name}`))
      .digest('base64')
    return [name, `sha384-${hash}`]
  }),
)
const made = readdirSync(FOLDER).filter((name) => statSync(`${FOLDER}/${name}`).mtimeMs >= startedMs)
for (const name of readdirSync(FOLDER)) {
  if (!made.includes(name) && !last.includes(name)) rmSync(`${FOLDER}/${name}`)
}
writeFileSync(`${FOLDER}/files.json`, JSON.stringify(made))
writeFileSync(`${FOLDER}/integrity.json`, `${JSON.stringify(integrity, null, 2)}\n`)
for (const [name, hash] of Object.entries(integrity)) console.log(`${name}  integrity="${hash}"`)
