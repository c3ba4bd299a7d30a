/** Makes V8 compile a whole file on a background thread while it loads; for other engines it is a comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n'

/** In smaller files the comment weighs more than it saves, in characters. */
const WORTH_COMPILING = 3000

/**
 * A plugin of Vite, for the site and the documentation: marks the files that a page loads before any touch. Hydration calls most of
 * their functions; compiled one by one they take a fifth of the main thread's time. https://v8.dev/blog/explicit-compile-hints
 */
export const compileEagerly = {
  name: 'compile-eagerly',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has put its list of preloads at the head of a file.
    order: 'post',
    handler(_options, bundle) {
      const first = new Set(Object.values(bundle).filter(({ isEntry }) => isEntry))
      for (const chunk of first) {
        // What is added is visited as well.
        for (const name of chunk.imports) if (name in bundle) first.add(bundle[name])
        if (chunk.code.length > WORTH_COMPILING) chunk.code = COMPILE_EAGERLY + chunk.code
      }
    },
  },
}
