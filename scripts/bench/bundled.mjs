const SAME = { format: 'esm', platform: 'browser', target: 'es2022', minify: true, splitting: true }

/** How everything that is measured here is bundled: as a page loads it, by tsup. */
export const BUNDLED = { ...SAME, config: false, silent: true, env: { NODE_ENV: 'production' } }

/** The same for esbuild, which tsup calls: what is weighed are hundreds of bundles, and alone it makes each in a fraction of the time. */
export const WEIGHED = {
  ...SAME,
  bundle: true,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}
