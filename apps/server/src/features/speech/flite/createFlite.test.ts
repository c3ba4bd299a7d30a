import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { packagePath } from '../../../kernel/config/packagePath.ts'

/** Modules whose code V8 reports as freed. The trace is the only reliable sign, as the crash is random and rare. */
const freedIn = (printed: string) => [...printed.matchAll(/Freeing .* of module (\w+)/g)].map(([, module]) => module)

it('createFlite keeps compiled WebAssembly code, whose removal could crash the server', async () => {
  const module = JSON.stringify(packagePath('src', 'features', 'speech', 'flite', 'createFlite.ts'))
  const program = `import(${module}).then(async ({ createFlite }) => {
    console.log('loaded')
    const flite = createFlite({ voices: new Map([['slt', { model: 'slt' }]]), listing: [] })
    const spoken = []
    for (const text of ['One.', 'Two.', 'Three.']) spoken.push(await flite.synthesize({ text, speakerId: 'slt' }))
    await flite.close()
    console.log('spoken: ' + spoken.length)
  })`
  const flags = ['--no-warnings', '--stress-wasm-code-gc', '--trace-wasm-code-gc']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', program])
  const [before = '', after = ''] = stdout.split('loaded')
  expect(after).toContain('spoken: 3')
  // Node frees a module of its own, which strips types.
  expect(freedIn(after).filter((module) => !freedIn(before).includes(module))).toEqual([])
})
