import { defineConfig } from 'tsup'
import { bundled } from './buildPlugins.ts'

const features = ['player', 'overview', 'similar', 'analysis', 'search']

// The worker lies beside the chunks, one of which looks for it there.
const entry = {
  index: 'src/index.ts',
  define: 'src/define.ts',
  'facade/index': 'src/facade/index.ts',
  'facade/define': 'src/facade/define.ts',
  'iframe/index': 'src/iframe/index.ts',
  // Declarations alone, each with an empty script beside it.
  ...Object.fromEntries(['react', 'svelte', 'vue'].map((name) => [`templates/${name}`, `src/templates/${name}.ts`])),
  ...Object.fromEntries(features.map((feature) => [`${feature}/define`, `src/${feature}/define.ts`])),
  clipWorker: '../react/src/analysis/clipWorker.ts',
}

export default defineConfig({ ...bundled, entry, format: 'esm', target: 'es2023', clean: false, splitting: true })
