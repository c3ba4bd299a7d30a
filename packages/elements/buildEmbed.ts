/**
 * Builds the files of `/embed/v1`: `elements.js`, `loader.js`, `iframe.js` and `frame.js` under stable names, copies
 * with a content hash, and their lazy chunks, also hashed. Prints the integrity hashes of the stable files.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildNamed, buildScripts, FOLDER, loadFrom } from './buildScripts.ts'
import { ENTRIES, PLAYING } from './entries.ts'
import { minifyStyles } from './minifyStyles.ts'

process.chdir(import.meta.dirname)
// File systems may store timestamps in whole seconds.
const startedMs = Math.floor(Date.now() / 1000) * 1000

/** Loaded by a player once it plays. */
const STARTING = 'src/player/small/starting.ts'

/**
 * Lazy parts of the small player, each bundled into one file, because they share little and one more request costs
 * more. Each may load those before it.
 */
const PIECES = [
  'src/element/fallbacks.ts',
  'src/player/small/askCatalogue.ts',
  'src/player/small/fillPeaks.ts',
  'src/player/followProps.ts',
  'src/player/small/fillPlayer.ts',
  'src/player/small/resumeSound.ts',
  '../playback/src/seekToWord.ts',
  '../playback/src/extendHighlights.ts',
  'src/player/small/highlightWords.ts',
  'src/player/small/parseCaptions.ts',
  'src/player/small/followWords.ts',
  'src/player/small/toggleFoot.ts',
  STARTING,
]

/** Modules that `PLAYING` exports, which is loaded in their place. */
const OF_PLAYING = ['createWavesurfer.ts', 'PlayerRating.tsx', 'readingAlong.ts']

/** Modules that `STARTING` exports, which is loaded in their place. */
const OF_STARTING = ['src/player/tellWords.ts', '../playback/src/createMediaControls.ts']

/**
 * Modules bundled whole, with all dependencies that earlier ones lack: the controller of the small player, the full
 * player, its code while it plays, and the API client. Other shared code is split into separate chunks.
 */
const WHOLE = ['player/small/createController', 'player/full/openFull', 'script/playing', 'sdk/src/createClient']

/** File names of the last build: a page may use its cached `elements.js` for some minutes and needs its chunks. */
const last = readLast()

function readLast(): string[] {
  try {
    return JSON.parse(readFileSync(`${FOLDER}/files.json`, 'utf8')) as string[]
  } catch {
    return []
  }
}

for (const piece of PIECES) await buildScripts([piece], { codeSplitting: false })
for (const module of OF_STARTING) loadFrom(STARTING, module)
const groups = WHOLE.map((name, n) => ({
  name: basename(name),
  test: new RegExp(`/${name}\\.ts$`),
  priority: WHOLE.length - n,
}))
const replaced = Object.fromEntries(OF_PLAYING.map((name) => [name, resolve(PLAYING)]))
await buildScripts(ENTRIES, { codeSplitting: { groups } }, replaced)
// The worker is requested by its source name.
await buildScripts(['../react/src/analysis/clipWorker.ts'], { entryFileNames: '[name].js', codeSplitting: false })
await buildNamed('elements', 'src/script/elements.ts')
await buildNamed('loader', 'src/script/loader.ts')
await buildNamed('iframe', 'src/iframe/index.ts')
await buildNamed('frame', 'src/script/frame.ts')
writeFileSync(`${FOLDER}/player.css`, await minifyStyles('src/player/small/page.css'))
writeFileSync(`${FOLDER}/frame.css`, await minifyStyles('src/player/small/frame.css'))

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
// Compressed variants, which the server sends.
for (const name of readdirSync(FOLDER).filter((name) => /\.(js|css)$/.test(name))) {
  const bytes = readFileSync(`${FOLDER}/${name}`)
  writeFileSync(`${FOLDER}/${name}.br`, compress(bytes))
  writeFileSync(`${FOLDER}/${name}.gz`, gzipSync(bytes, { level: 9 }))
}
writeFileSync(`${FOLDER}/files.json`, JSON.stringify(made))
writeFileSync(`${FOLDER}/integrity.json`, `${JSON.stringify(integrity, null, 2)}\n`)
for (const [name, hash] of Object.entries(integrity)) console.log(`${name}  integrity="${hash}"`)

/** The smallest of three Brotli encodings: sizes differ by up to 0.2 %, and which is smallest depends on the script. */
function compress(bytes: Buffer): Buffer {
  const encodings = [
    {},
    { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
    { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  ].map((params) => brotliCompressSync(bytes, { params }))
  return encodings.reduce((least, one) => (one.length < least.length ? one : least))
}
