import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { makeDirectory } from './makeDirectory.ts'

it('a directory is made with those it stands in, and may be there already', () => {
  const directory = join(temporaryDirectory(), 'a', 'b')
  makeDirectory(directory)
  makeDirectory(directory)
  expect(statSync(directory).isDirectory()).toBe(true)
})

it('a directory below a file cannot be made, and the system says why', () => {
  const file = join(temporaryDirectory(), 'file')
  writeFileSync(file, '')
  expect(() => makeDirectory(file)).toThrow('EEXIST')
  expect(() => makeDirectory(join(file, 'a'))).toThrow('EEXIST')
  expect(() => makeDirectory(join(file, 'a', 'b'))).toThrow('EEXIST')
})

it.runIf(process.platform === 'linux')('a directory is refused at once where the system lets nobody make one', () => {
  expect(() => makeDirectory('/proc/nope')).toThrow('ENOENT')
  expect(() => makeDirectory('/proc/nope/files')).toThrow('ENOENT')
})
