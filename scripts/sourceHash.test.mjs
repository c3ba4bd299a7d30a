import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { CACHE, ROOT } from './paths.mjs'
import { hashSources } from './sourceHash.mjs'

let folder
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true })
  folder = mkdtempSync(join(CACHE, 'hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.ts'), 'export {}')
})
const hash = () => hashSources([relative(ROOT, folder)])

it('hashSources changes with a source file', () => {
  const before = hash()
  writeFileSync(join(folder, 'index.ts'), 'export const one = 1')
  expect(hash()).not.toBe(before)
})

it.each(['index.test.ts', 'index.stories.tsx', 'tsconfig.test.tsbuildinfo'])(
  'hashSources ignores %s, which is not built',
  (name) => {
    const before = hash()
    writeFileSync(join(folder, name), '{}')
    expect(hash()).toBe(before)
  },
)
