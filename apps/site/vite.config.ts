import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileEagerly } from '../../scripts/pages/compileEagerly.mjs'
import { steadyFonts } from '../../scripts/pages/steadyFonts.mjs'
import { devSite } from './server/devSite.ts'

/** Minimum number of importers for a shared chunk. Without it, shared code would take a hundred requests. */
const SHARED_BY = 6

/** Script modules. Style sheets are split separately, and an index would pull in everything it exports. */
const isCode = (id: string) => !/\.css($|\?)|[\\/]index\.ts$/.test(id)

/** Modules of the page frame, used by every page. */
const isFrame = (id: string) =>
  isCode(id) &&
  /[\\/]react[\\/]src[\\/](account|search|session)[\\/]|[\\/]site[\\/]src[\\/](plain[\\/])?\w+\.tsx?$/.test(id)

// One self-contained server bundle: loaders and the handler that creates their context share the same context keys, and
// the bundle can be copied anywhere.
export default defineConfig(({ command }) => ({
  plugins: [devSite(), steadyFonts, reactRouter(), compileEagerly],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', test: isCode, minShareCount: SHARED_BY },
                { name: 'frame', test: isFrame, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  // For older browsers the minifier would replace `:dir(rtl)` with a list of languages, which is not equivalent.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'] },
}))
