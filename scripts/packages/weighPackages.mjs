import { join } from 'node:path'
import { weighBundles } from '../bench/measureSize.mjs'
import { entryName, LIBRARIES, readManifest, typedEntries } from './rooms.mjs'

/** Entries that do something when they are imported, which is what they are for. */
const DEFINES = /define$/

/** A component of each feature, to be had from the package or from the feature alone. */
const COMPONENTS = {
  account: 'UserMenu',
  analysis: 'AnalysisPanel',
  collections: 'CollectionMenu',
  compare: 'CompareVoices',
  downloads: 'DownloadButton',
  favorites: 'FavoriteButton',
  leaderboard: 'Leaderboard',
  map: 'VoiceMap',
  overview: 'VoiceOverview',
  player: 'VoicePlayer',
  ratings: 'StarRating',
  search: 'VoiceSearch',
  session: 'LoginButton',
  share: 'ShareMenu',
  similar: 'SimilarVoices',
  snippets: 'Snippets',
  voices: 'VoiceFilters',
}

/** What importing one thing of a whole package may cost, as a multiple of what it costs alone; and importing nothing, in bytes. */
const MOST_TIMES = 1.15
const MOST_FOR_NOTHING = 200
/** What an element weighs at least, minified: bundlers must not take its definition for something that does nothing. */
const LEAST_FOR_ELEMENT = 5_000

const fileOf = (folder, manifest, target) => join(folder, 'node_modules', manifest.name, target.default)

/** Every entry of the libraries with what it weighs: `[{ room, name, gzipBytes, lazyGzipBytes }]`. */
export async function weighEntries(folder) {
  const entries = LIBRARIES.flatMap((room) => {
    const manifest = readManifest(room)
    return typedEntries(manifest).map(([path, target]) => ({
      room,
      name: `${manifest.name}${path.slice(1)}`,
      source: fileOf(folder, manifest, target),
      exported: '*',
    }))
  })
  const weights = await weighBundles(entries)
  return entries.map(({ room, name }, n) => ({ room, name, ...weights[n] }))
}

/** Checks that importing nothing costs nothing, and one component of the whole package what it costs from its own entry. */
export async function checkTreeShaking({ count }, folder) {
  const unused = LIBRARIES.flatMap((room) => {
    const manifest = readManifest(room)
    return typedEntries(manifest).map(([path, target]) => ({
      entry: `${room}/${entryName(path)}`,
      source: fileOf(folder, manifest, target),
    }))
  })
  const react = readManifest('react')
  const entries = react.publishConfig.exports
  const single = Object.entries(COMPONENTS).flatMap(([feature, component]) =>
    ['.', `./${feature}`].map((path) => ({
      source: fileOf(folder, react, entries[path]),
      exported: `{ ${component} }`,
      eager: true,
    })),
  )
  const weights = await weighBundles([...unused, ...single])
  for (const [n, { entry }] of unused.entries()) {
    const { minifiedBytes } = weights[n]
    if (DEFINES.test(entry)) {
      count(
        `${entry} defines an element also when bundled`,
        minifiedBytes < LEAST_FOR_ELEMENT ? `${minifiedBytes} bytes` : '',
      )
    } else {
      const excess = minifiedBytes > MOST_FOR_NOTHING ? `${minifiedBytes} bytes, more than ${MOST_FOR_NOTHING}` : ''
      count(`${entry} costs nothing when nothing of it is used`, excess)
    }
  }
  for (const [n, component] of Object.values(COMPONENTS).entries()) {
    const [whole, alone] = weights.slice(unused.length + 2 * n).map(({ gzipBytes }) => gzipBytes)
    const excess = `${whole} bytes gzip of the package, ${alone} of its feature`
    count(`${component} costs no more from the whole package than alone`, whole > alone * MOST_TIMES ? excess : '')
  }
}
