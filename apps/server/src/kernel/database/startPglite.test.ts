import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { packagePath } from '../config/packagePath.ts'
import { startPglite } from './startPglite.ts'

// What the engine prints when it frees code is the only sign to hold on to: the crash itself comes by chance, and seldom.
it('a database that runs has none of its compiled code freed, which could end the server', async () => {
  const module = JSON.stringify(packagePath('src', 'kernel', 'database', 'startPglite.ts'))
  const program = `import(${module}).then(async ({ startPglite }) => {
    const database = await startPglite(process.argv[1])
    const { rows } = await database.query('select count(*)::int as tables from pg_class')
    await database.close()
    console.log(rows[0].tables > 0 ? 'answered' : 'empty')
  })`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--stress-wasm-code-gc',
    '--trace-wasm-code-gc',
    '-e',
    program,
    temporaryDirectory(),
  ])
  expect(stdout.trim()).toBe('answered')
})

it('a database takes 16 MB of buffers, not the 128 MB of PGlite', async () => {
  const database = await startPglite(temporaryDirectory())
  const { rows } = await database.query('show shared_buffers')
  await database.close()
  expect(rows).toEqual([{ shared_buffers: '16MB' }])
})
