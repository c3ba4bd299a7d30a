import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WASI } from 'node:wasi'

/**
 * Runs the flite program once, in a new instance with access to `directory` only; returns its output. Throws when flite
 * traps or exits with an error.
 */
export function runFlite(module: WebAssembly.Module, directory: string, args: readonly string[]): string {
  const outPath = join(directory, 'out.txt')
  const out = openSync(outPath, 'w')
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...args],
      preopens: { '/': directory },
      returnOnExit: true,
      stdout: out,
      stderr: out,
    })
    const code = wasi.start(new WebAssembly.Instance(module, wasi.getImportObject() as WebAssembly.Imports))
    if (code !== 0) throw new Error(`flite ended with ${code}`)
  } finally {
    closeSync(out)
  }
  return readFileSync(outPath, 'utf8')
}
