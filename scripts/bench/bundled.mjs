const SAME = { format: 'esm', platform: 'browser', target: 'es2022', minify: true, splitting: true }

/** tsup options for measured bundles: bundled as for a page. */
export const BUNDLED = { ...SAME, config: false, silent: true, env: { NODE_ENV: 'production' } }

/** Same options for plain esbuild, which is several times faster for the hundreds of bundles that are weighed. */
export const WEIGHED = {
  ...SAME,
  bundle: true,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}
