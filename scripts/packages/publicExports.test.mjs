import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'
import { PUBLISHED, readManifest, typedEntries } from './rooms.mjs'

/** The most values that developers may import from the main entry of react and those of its features together. */
const MOST_VALUES = 150
const EXPORT = /^export (type )?\{([^}]*)\} from/gm

/** All entries of the workspace's own package, which is not published; of the others those that users get. */
const pathsOf = (room) =>
  room === 'testkit' ? Object.keys(readManifest(room).exports) : typedEntries(readManifest(room)).map(([path]) => path)
const read = (room, path) => readFileSync(join(ROOT, 'packages', room, readManifest(room).exports[path]), 'utf8')

/** The names an entry exports: `[{ name, isType }]`. */
const exportsOf = (source) =>
  [...source.matchAll(EXPORT)].flatMap(([, isType, list]) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => ({ name: item.split(/\s/).at(-1), isType: Boolean(isType) || item.startsWith('type ') })),
  )
const namesOf = (source) => exportsOf(source).map(({ name }) => name)

describe('the public exports', () => {
  const entries = [...PUBLISHED, 'testkit'].flatMap((room) => pathsOf(room).map((path) => ({ room, path })))

  // Names in these would make esbuild load with a page what the page loads later: decisions/0028.
  const whole = new Set(['contract', 'playback'])
  const listed = entries.filter(({ room, path }) => !(whole.has(room) && path === '.'))

  it.each(listed)('of $room, $path, are listed by name', ({ room, path }) => {
    expect(read(room, path)).not.toMatch(/^export (?:type )?\*/m)
  })

  // The German texts are for those who ask for them.
  const features = pathsOf('react').filter((path) => path !== '.' && path !== './german')

  it.each(features)('of react, %s, are all in its main entry', (path) => {
    const main = namesOf(read('react', '.'))
    expect(namesOf(read('react', path)).filter((name) => !main.includes(name))).toEqual([])
  })

  it('of react are no more values than the limit', () => {
    const values = exportsOf(read('react', '.')).filter(({ isType }) => !isType)
    expect(values.length).toBeGreaterThan(0)
    expect(values.length).toBeLessThanOrEqual(MOST_VALUES)
  })

  it('of react leave the shared controls out', () => expect(pathsOf('react')).not.toContain('./ui'))
})
