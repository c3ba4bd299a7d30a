import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { packagePath } from '../config/packagePath.ts'
import { startPglite } from './startPglite.ts'

// V8's trace of freed code is the only reliable sign: the crash itself is random and rare.
it('startPglite keeps compiled WebAssembly code, whose removal could crash the server', async () => {
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

it("startPglite allocates 16 MB of shared buffers instead of PGlite's 128 MB", async () => {
  const database = await startPglite(temporaryDirectory())
  const { rows } = await database.query('show shared_buffers')
  await database.close()
  expect(rows).toEqual([{ shared_buffers: '16MB' }])
})
