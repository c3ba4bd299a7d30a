import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Folder of onnxruntime-node, installed beside the voices, in a folder above them, or for the server; undefined without
 * it. Node's own lookup also reads NODE_PATH, which differs between the server and its processes.
 */
export function findRuntime(voices: string): string | undefined {
  for (const start of [voices, import.meta.dirname]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const runtime = join(folder, 'node_modules', 'onnxruntime-node')
      if (existsSync(join(runtime, 'package.json'))) return runtime
      if (folder === dirname(folder)) break
    }
  }
  return undefined
}

/** Reason why the voices of a folder cannot speak; undefined if their runtime is installed. */
export function runtimeProblem(voices: string): string | undefined {
  if (findRuntime(voices) !== undefined) return undefined
  return `onnxruntime-node is not installed: npm install --prefix ${voices} --ignore-scripts onnxruntime-node`
}
