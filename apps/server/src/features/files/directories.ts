import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packagePath } from '../../kernel/config/packagePath.ts'

/** Directories of static files: build outputs beside the server, and installed assets. */
export const DIRECTORIES = {
  /** Build of the site: `client` for browsers, `server` for rendering. */
  site: packagePath('..', 'site', 'build'),
  docs: packagePath('..', 'docs', 'dist'),
  storybook: packagePath('..', 'storybook', 'dist'),
  /** Scripts of the custom elements. */
  embeds: packagePath('..', '..', 'packages', 'elements', 'dist', 'embed'),
  /** Resolved on first use, since an operator may configure other flags. */
  get flags(): string {
    return join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags')
  },
}
