import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../../../..')
const ROOMS = '{packages/{elements,playback,react,sdk}/src,apps/{site,docs}/src}/**/*.{ts,tsx,astro}'

const sources = globSync(ROOMS, { cwd: ROOT, exclude: ['**/*.{test,stories}.*', '**/testing/**'] }).map((file) =>
  readFileSync(path.join(ROOT, file), 'utf8'),
)

/** Keys in `localStorage`: by the style of the repository each is a constant whose name ends in `KEY`. */
const stored = new Set(
  sources.flatMap((source) => [...source.matchAll(/const (?:[A-Z_]+_)?KEY = '([^']+)'/g)].map(([, key]) => key)),
)

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Keys that a section of the guide to privacy lists, those of a storage if it is named. */
function listedKeys(heading: string, storage = ''): Set<string | undefined> {
  const [, section = ''] = read('apps/docs/src/content/docs/guides/05-privacy.mdx').split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  return new Set(
    [...text.matchAll(/^\| `(\w+)` +\|(.*)/gm)].flatMap(([, key, rest = '']) => (rest.includes(storage) ? [key] : [])),
  )
}

it('the guide to privacy lists all keys in the storage of the browser, and no others', () => {
  expect(listedKeys('In the browser')).toEqual(stored)
})

it('the guide to privacy lists all keys in the storage of the extension, and no others', () => {
  const [, settings = ''] =
    /storage\.local\.get<[^(]*>\(\[([^\]]+)\]/.exec(read('apps/extension/src/settings.ts')) ?? []
  const kept = [...settings.matchAll(/'(\w+)'/g)].map(([, key]) => key)
  expect(listedKeys('In the extension', 'storage.local')).toEqual(new Set(kept))
  const [, tab] = /const KEY = '(\w+)'/.exec(read('apps/extension/src/tabThatReads.ts')) ?? []
  expect(listedKeys('In the extension', 'storage.session')).toEqual(new Set([tab]))
})

it('each key in the storage of the browser is a constant', () => {
  const inline = /usePreference\(\s*'|preferences\.(?:read|write)\(\s*'|\.(?:get|set)Item\(\s*'/
  const code = sources.map((source) => source.replaceAll(/^\s*(?:\*|\/\/).*$/gm, ''))
  expect(code.filter((source) => inline.test(source))).toEqual([])
})
