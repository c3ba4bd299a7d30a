import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'
import { PUBLISHED, readManifest, typedEntries } from './rooms.mjs'

/** Maximum number of values exported by the main and feature entries of react together. */
const MOST_VALUES = 150
const EXPORT = /^export (type )?\{([^}]*)\} from/gm

/** Public entry points of a package; all entry points of testkit, which is not published. */
const pathsOf = (room) =>
  room === 'testkit' ? Object.keys(readManifest(room).exports) : typedEntries(readManifest(room)).map(([path]) => path)
const read = (room, path) => readFileSync(join(ROOT, 'packages', room, readManifest(room).exports[path]), 'utf8')

/** Names exported by an entry point: `[{ name, isType }]`. */
const exportsOf = (source) =>
  [...source.matchAll(EXPORT)].flatMap(([, isType, list]) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => ({ name: item.split(/\s/).at(-1), isType: Boolean(isType) || item.startsWith('type ') })),
  )
const namesOf = (source) => exportsOf(source).map(({ name }) => name)

describe('public exports', () => {
  const entries = [...PUBLISHED, 'testkit'].flatMap((room) => pathsOf(room).map((path) => ({ room, path })))

  // Named re-exports here would make esbuild load lazy code eagerly, see decisions/0028.
  const whole = new Set(['contract', 'playback'])
  const listed = entries.filter(({ room, path }) => !(whole.has(room) && path === '.'))

  it.each(listed)('$room ($path) lists its exports by name', ({ room, path }) => {
    expect(read(room, path)).not.toMatch(/^export (?:type )?\*/m)
  })

  // The texts of a language are imported only on request.
  const others = ['.', './german', './french', './spanish', './japanese', './arabic']
  const features = pathsOf('react').filter((path) => !others.includes(path))

  it.each(features)('the main entry of react re-exports all of %s', (path) => {
    const main = namesOf(read('react', '.'))
    expect(namesOf(read('react', path)).filter((name) => !main.includes(name))).toEqual([])
  })

  it('react exports no more values than the limit', () => {
    const values = exportsOf(read('react', '.')).filter(({ isType }) => !isType)
    expect(values.length).toBeGreaterThan(0)
    expect(values.length).toBeLessThanOrEqual(MOST_VALUES)
  })

  it('react does not export its shared controls', () => expect(pathsOf('react')).not.toContain('./ui'))
})
