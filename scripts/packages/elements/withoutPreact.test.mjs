import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ENTRIES } from '../../../packages/elements/entries.ts'
import { modulesOf } from '../../../packages/elements/buildScripts.ts'
import { holderOf } from '../../../packages/elements/directImports.ts'
import { ROOT } from '../../paths.mjs'
import { WITHOUT_PREACT } from './withoutPreact.mjs'

const REACT = join(ROOT, 'packages/react/src')
const NAMED = /^import \{([^}]*)\} from '(\.[^']+)'/gm
const WHOLE = /^import \* as \w+ from '\.[^']+'/m

/** Modules that declare the values a file imports by name from packages/react. */
function importedBy(source, folder) {
  return [...source.matchAll(NAMED)].flatMap(([, list, from]) =>
    list
      .split(',')
      .map((name) => name.trim().split(' as ')[0])
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => holderOf(name, resolve(folder, from))),
  )
}

it('the Preact project runs the component tests that import a module of the script build, and no others', async () => {
  const shipped = new Set(await modulesOf(ENTRIES))
  expect(shipped.size).toBeGreaterThan(100)
  const tests = globSync('**/*.test.tsx', { cwd: REACT }).filter((file) => !/\.(browser|alone)\.test/.test(file))
  const without = tests.filter((file) => {
    const path = join(REACT, file)
    const source = readFileSync(path, 'utf8')
    return !WHOLE.test(source) && !importedBy(source, dirname(path)).some((module) => shipped.has(module))
  })
  expect(without.toSorted()).toEqual(WITHOUT_PREACT)
})
