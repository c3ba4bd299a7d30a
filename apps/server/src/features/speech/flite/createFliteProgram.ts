import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import type { FliteWorkerData } from './fliteJob.ts'

/** The flite program with access to a directory. */
export interface FliteProgram {
  readonly directory: string
  /** Runs the program, which remembers nothing of earlier runs; returns its output. Throws when flite traps or exits with an error. */
  run(args: readonly string[]): string
}

/** Size of its memory in bytes above which an instance is replaced. It begins with 17 MB, of which texts take up to 24. */
const MAX_BYTES = 64e6

/** File of a directory that gets the output of a run. */
const OUTPUT = 'output.txt'

/** Creates the program of a worker. */
export function createFliteProgram({ module, directory }: FliteWorkerData): FliteProgram {
  let instance: Instance | undefined
  return {
    directory,
    run(args) {
      const used = instance ?? createInstance(module)
      // One that traps is not used again.
      instance = undefined
      const path = join(directory, OUTPUT)
      const file = openSync(path, 'w')
      try {
        const code = used.run({
          version: 'preview1',
          args: ['flite', ...args],
          preopens: { '/': directory },
          returnOnExit: true,
          stdout: file,
          stderr: file,
        })
        if (code !== 0) throw new Error(`flite ended with ${code}`)
        if (used.memory.buffer.byteLength <= MAX_BYTES) instance = used
        return readFileSync(path, 'utf8')
      } finally {
        closeSync(file)
        rmSync(path)
      }
    },
  }
}

interface Instance {
  readonly memory: WebAssembly.Memory
  /** Runs the instance; returns its exit code. */
  run(options: ConstructorParameters<typeof WASI>[0]): number
}

/**
 * Creates an instance that starts each run with the memory of a new one: restoring it takes a fifth of the time of
 * creating another, and leaves no memory to be collected.
 */
function createInstance(module: WebAssembly.Module): Instance {
  const namespace = 'wasi_snapshot_preview1'
  const imports: Record<string, (...args: unknown[]) => unknown> = {}
  // A `WASI` starts one run only, so the imports lead to that of the present run.
  let system: NodeJS.Dict<(...args: unknown[]) => unknown> = {}
  for (const { name } of WebAssembly.Module.imports(module)) imports[name] = (...args) => system[name]?.(...args)
  const instance = new WebAssembly.Instance(module, { [namespace]: imports })
  const memory = instance.exports['memory'] as WebAssembly.Memory
  const initial = new Uint8Array(memory.buffer).slice()
  let isUsed = false
  return {
    memory,
    run(options) {
      if (isUsed) {
        const bytes = new Uint8Array(memory.buffer)
        bytes.set(initial)
        bytes.fill(0, initial.length)
      }
      isUsed = true
      const wasi = new WASI(options)
      system = wasi.wasiImport as typeof system
      return wasi.start(instance)
    },
  }
}
