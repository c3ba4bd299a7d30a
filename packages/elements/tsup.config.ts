import { defineConfig } from 'tsup'
import { bundled } from './buildPlugins.ts'

const features = ['player', 'overview', 'similar', 'analysis', 'search']

// The worker lies beside the chunks, one of which looks for it there.
const entry = {
  index: 'src/index.ts',
  define: 'src/define.ts',
  'player/small/index': 'src/player/small/index.ts',
  'player/small/define': 'src/player/small/define.ts',
  'iframe/index': 'src/iframe/index.ts',
  // Declarations alone, each with an empty script beside it.
  ...Object.fromEntries(['react', 'svelte', 'vue'].map((name) => [`templates/${name}`, `src/templates/${name}.ts`])),
  ...Object.fromEntries(features.map((feature) => [`${feature}/define`, `src/${feature}/define.ts`])),
  clipWorker: '../react/src/analysis/clipWorker.ts',
}

/** Leaves what defines an element in its own file: in one that is shared, bundlers would take it for something that does nothing. */
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

// The metafile tells buildNotices.ts what is inside.
export default defineConfig({
  ...bundled,
  esbuildPlugins: [separateDefinitions, ...(bundled.esbuildPlugins ?? [])],
  entry,
  format: 'esm',
  target: 'es2023',
  clean: false,
  splitting: true,
  metafile: true,
  // What is inside is of other packages too, so the maps hold the sources.
  sourcemap: true,
})
