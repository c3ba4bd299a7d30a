import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { makeDirectory } from './makeDirectory.ts'

it('makeDirectory creates missing parents and accepts an existing directory', () => {
  const directory = join(temporaryDirectory(), 'a', 'b')
  makeDirectory(directory)
  makeDirectory(directory)
  expect(statSync(directory).isDirectory()).toBe(true)
})

it('makeDirectory reports the system error for a directory below a file', () => {
  const file = join(temporaryDirectory(), 'file')
  writeFileSync(file, '')
  expect(() => makeDirectory(file)).toThrow('EEXIST')
  expect(() => makeDirectory(join(file, 'a'))).toThrow('EEXIST')
  expect(() => makeDirectory(join(file, 'a', 'b'))).toThrow('EEXIST')
})

it.runIf(process.platform === 'linux')('makeDirectory fails at once where the system allows no directory', () => {
  expect(() => makeDirectory('/proc/nope')).toThrow('ENOENT')
  expect(() => makeDirectory('/proc/nope/files')).toThrow('ENOENT')
})
