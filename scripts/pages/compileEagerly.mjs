/** Makes V8 compile a file on a background thread while it loads; other engines ignore the comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n'

/** Minimum file length in characters; in smaller files the comment costs more than it saves. */
const WORTH_COMPILING = 3000

/**
 * Vite plugin for the site and the documentation that marks files loaded before any interaction. Hydration calls most
 * of their functions; compiling these one by one takes a fifth of the main thread's time.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileEagerly = {
  name: 'compile-eagerly',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has inserted its preload list at the start of a file.
    order: 'post',
    handler(_options, bundle) {
      const first = new Set(Object.values(bundle).filter(({ isEntry }) => isEntry))
      for (const chunk of first) {
        // The loop also visits the chunks added here.
        for (const name of chunk.imports) if (name in bundle) first.add(bundle[name])
        if (chunk.code.length > WORTH_COMPILING) chunk.code = COMPILE_EAGERLY + chunk.code
      }
    },
  },
}
