import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Leaves every module in a file of its own: bundlers drop a file that is not used, but keep much of what is beside something used.
 */
const separateModules: Plugin = {
  name: 'separate-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    )
  },
}

/**
 * How every package is built for publishing: its modules as ES modules. The declarations come from `tsc -b`; bundled ones lose
 * what is a type only.
 */
export function packageBuild({ esbuildPlugins = [], ...options }: Options = {}) {
  return defineConfig({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/**/testing/**'],
    format: 'esm',
    target: 'es2023',
    dts: false,
    clean: false,
    splitting: false,
    sourcemap: true,
    silent: true,
    esbuildPlugins: [separateModules, ...esbuildPlugins],
    // Maps lead to the sources in the package, beside which those of the declarations lead there too.
    esbuildOptions: (build) => void (build.sourcesContent = false),
    ...options,
  })
}
