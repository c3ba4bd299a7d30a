import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { PREACT } from './preact/aliases.ts'
import { devSite } from './server/devSite.ts'

// One self-contained server bundle: it holds the loaders and the handler that fills their context, so that both
// use the same context keys, and it runs wherever it is copied to.
export default defineConfig(({ command }) => ({
  plugins: [devSite(), reactRouter()],
  // See decisions/0015. While it is developed the site is React's, which can replace a component in the open page.
  resolve: command === 'build' ? { alias: PREACT } : {},
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  build: { assetsInlineLimit: 0 },
}))
