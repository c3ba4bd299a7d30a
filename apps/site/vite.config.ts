import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileEagerly } from '../../scripts/pages/compileEagerly.mjs'
import { steadyFonts } from '../../scripts/pages/steadyFonts.mjs'
import { devSite } from './server/devSite.ts'

/** Code that so many pages and parts share comes in one file: in pieces of its own it takes a hundred requests. */
const SHARED_BY = 4

/** Styles are split by themselves. An index would take all that it names with it, used or not. */
const isCode = (id: string) => !/\.css($|\?)|[\\/]index\.ts$/.test(id)

/** What the frame of every page is made of, and few pages besides. */
const isFrame = (id: string) =>
  isCode(id) &&
  /[\\/]react[\\/]src[\\/](account|search|session)[\\/]|[\\/]site[\\/]src[\\/](plain[\\/])?\w+\.tsx?$/.test(id)

// One self-contained server bundle: it holds the loaders and the handler that fills their context, so that both
// use the same context keys, and it runs wherever it is copied to.
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
  // For browsers before these a minifier writes `:dir(rtl)` as a list of languages, which a text in one of them is not the same as.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'] },
}))
