import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Keeps every module in its own file: bundlers drop unused files, but keep much of what shares a file with used code.
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
 * Base build of every package: ES modules, one file per module. Declarations come from `tsc -b`; bundled ones would
 * lose type-only exports.
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
    // Source maps refer to the sources in the package, as those of the declarations do.
    esbuildOptions: (build) => void (build.sourcesContent = false),
    ...options,
  })
}
