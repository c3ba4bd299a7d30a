import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { packagePath } from '../config/packagePath.ts'
import { lockDirectory } from './lockDirectory.ts'

const MODULE = JSON.stringify(packagePath('src', 'kernel', 'database', 'lockDirectory.ts'))
/** A program that locks a directory for ever. What is referred to by nothing may be collected, and the lock with it. */
const LOCKING = `import(${MODULE}).then(({ lockDirectory }) => { globalThis.release = lockDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000) })`

it('a data directory has one owner at a time', () => {
  const directory = temporaryDirectory()
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow('Another server uses the data directory')
  release()
  lockDirectory(directory)()
})

it('a directory whose lock cannot be written to is refused, as SQLite would only read it and lock nothing', () => {
  const directory = temporaryDirectory()
  // Not by its mode, as root may write to anything: nobody may write to a directory as to a file.
  mkdirSync(join(directory, 'lock'))
  expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} cannot be used: EISDIR`)
  expect(() => lockDirectory(directory)).toThrow('Set DATA_DIR to one that this user may write to.')
})

it('a process that is killed leaves the directory free', async () => {
  const directory = temporaryDirectory()
  const child = spawn(process.execPath, ['--no-warnings', '-e', LOCKING, directory])
  await once(child.stdout, 'data')
  expect(() => lockDirectory(directory)).toThrow('Another server')
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDirectory(directory)()
})
