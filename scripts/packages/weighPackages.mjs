import { join } from 'node:path'
import { weighBundles } from '../bench/measureSize.mjs'
import { entryName, LIBRARIES, readManifest, typedEntries } from './rooms.mjs'

/** Entry points with side effects on import, by design. */
const DEFINES = /define$/

/** One component per feature, exported by the package and by the feature's entry point. */
const COMPONENTS = {
  account: 'UserMenu',
  analysis: 'AnalysisPanel',
  collections: 'CollectionMenu',
  compare: 'CompareVoices',
  downloads: 'DownloadButton',
  favorites: 'FavoriteButton',
  blind: 'BlindTest',
  leaderboard: 'Leaderboard',
  map: 'VoiceMap',
  overview: 'VoiceOverview',
  player: 'VoicePlayer',
  ratings: 'StarRating',
  designer: 'VoiceDesigner',
  lexicon: 'Lexicon',
  recordings: 'AlignRecording',
  search: 'VoiceSearch',
  session: 'LoginButton',
  share: 'ShareMenu',
  similar: 'SimilarVoices',
  snippets: 'Snippets',
  voices: 'VoiceFilters',
}

/** Maximum size of one component from the main entry relative to its own entry, and of an unused import in bytes. */
const MOST_TIMES = 1.15
const MOST_FOR_NOTHING = 200
/** Minimum minified size of an element. Less means that a bundler removed its definition as free of side effects. */
const LEAST_FOR_ELEMENT = 5_000

const fileOf = (folder, manifest, target) => join(folder, 'node_modules', manifest.name, target.default)

/** Every entry point of the libraries with its size: `[{ room, name, gzipBytes, lazyGzipBytes }]`. */
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

/**
 * Checks tree shaking: an unused import costs nothing, and a component from the main entry costs as much as from its
 * own.
 */
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
