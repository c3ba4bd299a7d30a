import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Style sheets of whole pages. */
const PAGES =
  /\/(account|accountData|casting|compare(?!\/neighbours)|designer|leaderboard|lexicon|map|playlists|recordings|share\/settings|works(?!\/article))\/|\/blind\/strip\.css$|\/(CollectionList|NameForm|Voices)\.css$/

/** Style sheets of the elements themselves. */
const OWN = /^\/(root|reserved)\.css$/

const SOURCES = join(import.meta.dirname, '../../..')
const importsOf = (file: string) =>
  [
    ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
      /@import '(?:@voice-rankings\/react\/inside\/|\.\/|\.\.\/)([^']+)'/gu,
    ),
  ].map(([, name = '']) => `/${name}`)

it('the elements include every component style sheet except those of pages', () => {
  const all = importsOf('react/src/styles.css')
  expect(importsOf('elements/src/element/components.css').filter((name) => !OWN.test(name))).toEqual(
    all.filter((name) => !PAGES.test(name)),
  )
})
