import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { packagePath } from '../../../kernel/config/packagePath.ts'

// What V8 prints when it frees code is the only sign to hold on to: the crash itself comes by chance, and seldom.
it('frees no compiled code of an engine while it speaks, which could end the server', async () => {
  const module = JSON.stringify(packagePath('src', 'features', 'speech', 'flite', 'createFlite.ts'))
  const program = `import(${module}).then(async ({ createFlite }) => {
    // Until here Node itself ran WebAssembly, which strips the types.
    console.log('loaded')
    const flite = createFlite({ voices: new Map([['slt', { model: 'slt' }]]), listing: [] })
    const spoken = []
    for (const text of ['One.', 'Two.', 'Three.']) spoken.push(await flite.synthesize({ text, speakerId: 'slt' }))
    await flite.close()
    console.log(spoken.length)
  })`
  const flags = ['--no-warnings', '--stress-wasm-code-gc', '--trace-wasm-code-gc']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', program])
  expect(stdout.split('loaded').at(-1)?.trim()).toBe('3')
})
