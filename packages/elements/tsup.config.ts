import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { bundled } from './buildPlugins.ts'

/** Entry that defines the element of each feature, without `src/` and the suffix. */
const definitions = globSync('src/*/define.ts', { cwd: import.meta.dirname }).map((path) => path.slice(4, -3))

// The worker is beside the chunks, one of which loads it by relative URL.
const entry = {
  index: 'src/index.ts',
  define: 'src/define.ts',
  'player/small/index': 'src/player/small/index.ts',
  'player/small/define': 'src/player/small/define.ts',
  'iframe/index': 'src/iframe/index.ts',
  // Declarations only, each with an empty script.
  ...Object.fromEntries(['react', 'svelte', 'vue'].map((name) => [`templates/${name}`, `src/templates/${name}.ts`])),
  ...Object.fromEntries(definitions.map((name) => [name, `src/${name}.ts`])),
  clipWorker: '../react/src/analysis/clipWorker.ts',
}

/**
 * Keeps element definitions in their own files: in a shared chunk, bundlers would treat them as free of side effects.
 */
const separateDefinitions = {
  name: 'separate-definitions',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /\/define\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/ts$/, 'js'), external: true },
    )
  },
}

type PluginBuild = {
  onResolve(
    options: { filter: RegExp },
    resolve: (file: { path: string; kind: string }) => { path: string; external: boolean } | undefined,
  ): void
}

// buildNotices.ts reads the bundled packages from the metafile.
export default defineConfig({
  ...bundled,
  esbuildPlugins: [separateDefinitions, ...(bundled.esbuildPlugins ?? [])],
  entry,
  format: 'esm',
  target: 'es2023',
  clean: false,
  splitting: true,
  metafile: true,
  // The bundle includes other packages, so the source maps contain the sources.
  sourcemap: true,
})
