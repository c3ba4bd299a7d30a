import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { steadyFonts } from '../../scripts/steadyFonts.mjs'
import { devSite } from './server/devSite.ts'

/** Code that so many pages and parts share comes in one file: in pieces of its own it takes a hundred requests. */
const SHARED_BY = 4

/** Makes V8 compile a whole file on a background thread while it loads; for other engines it is a comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n'

/** In smaller files the comment weighs more than it saves, in characters. */
const WORTH_COMPILING = 3000

/**
 * Marks the files that a page loads before any touch. Hydration calls most of their functions; compiled one by one they take a fifth
 * of the main thread's time. https://v8.dev/blog/explicit-compile-hints
 */
const compileEagerly: Plugin = {
  name: 'compile-eagerly',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has put its list of preloads at the head of a file.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((c) => [c.fileName, ...c.imports]))
      for (const chunk of chunks) {
        const isMarked = first.has(chunk.fileName) && chunk.code.length > WORTH_COMPILING
        if (isMarked) chunk.code = COMPILE_EAGERLY + chunk.code
      }
    },
  },
}

/** Styles are split by themselves. An index would take all that it names with it, used or not. */
const isCode = (id: string) => !/\.css($|\?)|[\\/]index\.ts$/.test(id)

// One self-contained server bundle: it holds the loaders and the handler that fills their context, so that both
// use the same context keys, and it runs wherever it is copied to.
export default defineConfig(({ command }) => ({
  plugins: [devSite(), steadyFonts, reactRouter(), compileEagerly],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shared', test: isCode, minShareCount: SHARED_BY }] } },
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
