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

it('the guide to privacy lists all keys in the storage of the browser, and no others', () => {
  const guide = readFileSync(path.join(ROOT, 'apps/docs/src/content/docs/guides/05-privacy.mdx'), 'utf8')
  const listed = [...guide.matchAll(/^\| `(\w+)` +\|/gm)].map(([, key]) => key)
  expect(new Set(listed)).toEqual(stored)
})

it('each key in the storage of the browser is a constant', () => {
  const inline = /usePreference\(\s*'|preferences\.(?:read|write)\(\s*'|\.(?:get|set)Item\(\s*'/
  const code = sources.map((source) => source.replaceAll(/^\s*(?:\*|\/\/).*$/gm, ''))
  expect(code.filter((source) => inline.test(source))).toEqual([])
})
