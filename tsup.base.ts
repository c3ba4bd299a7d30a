import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

/**
 * How every package is built for publishing: its entries as ES modules, one file per shared piece.
 * The declarations come from `tsc -b`; bundled ones lose what is a type only.
 */
export function packageBuild(entry: string[], options: Options = {}) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    dts: false,
    clean: false,
    splitting: true,
    sourcemap: false,
    ...options,
  })
}
