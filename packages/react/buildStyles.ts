/** Bundles the style sheets of all components into the one file that is published. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { bundle } from 'lightningcss'

// The browsers that have light-dark(); older targets would freeze the theme at build time.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(123), firefox: version(128), safari: version(17, 5) }

const here = (path: string) => new URL(path, import.meta.url).pathname
const { code } = bundle({ filename: here('src/styles.css'), minify: true, targets })
mkdirSync(here('dist'), { recursive: true })
writeFileSync(here('dist/styles.css'), code)
