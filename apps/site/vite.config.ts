import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { devSite } from './server/devSite.ts'

// One self-contained server bundle: it holds the loaders and the handler that fills their context, so that both
// use the same context keys, and it runs wherever it is copied to.
export default defineConfig(({ command }) => ({
  plugins: [devSite(), reactRouter()],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  build: { assetsInlineLimit: 0 },
}))
