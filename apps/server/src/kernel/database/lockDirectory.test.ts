import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { packagePath } from '../config/packagePath.ts'
import { lockDirectory } from './lockDirectory.ts'

const MODULE = JSON.stringify(packagePath('src', 'kernel', 'database', 'lockDirectory.ts'))
/** A program that locks a directory forever. The global keeps the lock from being garbage-collected. */
const LOCKING = `import(${MODULE}).then(({ lockDirectory }) => { globalThis.release = lockDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000) })`

it('lockDirectory gives a data directory to one owner at a time', () => {
  const directory = temporaryDirectory()
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow('Another server uses the data directory')
  release()
  lockDirectory(directory)()
})

it('lockDirectory rejects a directory whose lock file is not writable: SQLite would open it read-only and lock nothing', () => {
  const directory = temporaryDirectory()
  // A directory in the file's place instead of a file mode: root ignores modes, and no user can write to a directory.
  mkdirSync(join(directory, 'lock'))
  expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} cannot be used: EISDIR`)
  expect(() => lockDirectory(directory)).toThrow('Set DATA_DIR to one that this user may write to.')
})

it('lockDirectory releases the directory when its process is killed', async () => {
  const directory = temporaryDirectory()
  const child = spawn(process.execPath, ['--no-warnings', '-e', LOCKING, directory])
  await once(child.stdout, 'data')
  expect(() => lockDirectory(directory)).toThrow('Another server')
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDirectory(directory)()
})
