import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { packagePath } from '../packagePath.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { lockDirectory } from './lockDirectory.ts'

it('a data directory has one owner at a time', () => {
  const directory = temporaryDirectory()
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow('Another server uses the data directory')
  release()
  lockDirectory(directory)()
})

it('a process that is killed leaves the directory free', async () => {
  const directory = temporaryDirectory()
  const module = JSON.stringify(packagePath('src', 'database', 'lockDirectory.ts'))
  // What is referred to by nothing may be collected, and the lock with it.
  const program = `import(${module}).then(({ lockDirectory }) => { globalThis.release = lockDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['--no-warnings', '-e', program, directory])
  await once(child.stdout, 'data')
  expect(() => lockDirectory(directory)).toThrow('Another server')
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDirectory(directory)()
})
