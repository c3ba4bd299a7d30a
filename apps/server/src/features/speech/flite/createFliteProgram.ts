import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import type { FliteWorkerData } from './fliteJob.ts'

/** The flite program with access to a directory. */
export interface FliteProgram {
  readonly directory: string
  /** Runs the program in an instance of its own; returns its output. Throws when flite traps or exits with an error. */
  run(args: readonly string[]): string
  /** Makes the instances of the next text in advance: each takes 20 ms, and 18 MB until it has run. */
  prepare(): void
}

/** A text is run once for its speech, and once for the phones of its words. */
const RUNS_OF_A_TEXT = 2

/** Creates the program of a worker. */
export function createFliteProgram({ module, directory }: FliteWorkerData): FliteProgram {
  const prepared: Instance[] = []
  return {
    directory,
    run: (args) => (prepared.pop() ?? createInstance(module, directory)).run(args),
    prepare() {
      while (prepared.length < RUNS_OF_A_TEXT) prepared.push(createInstance(module, directory))
    },
  }
}

interface Instance {
  /** Runs the instance, once: the program keeps state. */
  run(args: readonly string[]): string
}

let instances = 0

function createInstance(module: WebAssembly.Module, directory: string): Instance {
  const outPath = join(directory, `out-${(instances += 1)}.txt`)
  const out = openSync(outPath, 'w')
  const wasi = new WASI({
    version: 'preview1',
    preopens: { '/': directory },
    returnOnExit: true,
    stdout: out,
    stderr: out,
  })
  // `WASI` takes the arguments before an instance is made; here they are known when it runs.
  let given: Buffer[] = []
  const imports = wasi.getImportObject() as { wasi_snapshot_preview1: Record<string, unknown> }
  const memory = () => new DataView((instance.exports['memory'] as WebAssembly.Memory).buffer)
  Object.assign(imports.wasi_snapshot_preview1, {
    args_sizes_get(count: number, size: number) {
      memory().setUint32(count, given.length, true)
      memory().setUint32(size, Buffer.concat(given).length, true)
      return 0
    },
    args_get(pointers: number, texts: number) {
      const { buffer } = memory()
      let at = texts
      for (const [index, arg] of given.entries()) {
        memory().setUint32(pointers + index * 4, at, true)
        new Uint8Array(buffer).set(arg, at)
        at += arg.length
      }
      return 0
    },
  })
  const instance = new WebAssembly.Instance(module, imports)
  return {
    run(args) {
      given = ['flite', ...args].map((arg) => Buffer.from(`${arg}\0`))
      try {
        const code = wasi.start(instance)
        if (code !== 0) throw new Error(`flite ended with ${code}`)
        return readFileSync(outPath, 'utf8')
      } finally {
        closeSync(out)
        rmSync(outPath)
      }
    },
  }
}
