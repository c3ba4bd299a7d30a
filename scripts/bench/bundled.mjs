/** How everything that is weighed or measured here is bundled: as a page loads it, by tsup. */
export const BUNDLED = {
  config: false,
  silent: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  splitting: true,
  env: { NODE_ENV: 'production' },
}
