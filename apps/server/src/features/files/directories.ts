import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packagePath } from '../../kernel/config/packagePath.ts'

/** Where the files lie that are served as they are: what is built beside the server, and what is installed with it. */
export const DIRECTORIES = {
  /** Of both parts of the site: the browser's files, and what renders pages. */
  site: packagePath('..', 'site', 'build'),
  docs: packagePath('..', 'docs', 'dist'),
  storybook: packagePath('..', 'storybook', 'dist'),
  /** Scripts of the custom elements. */
  embeds: packagePath('..', '..', 'packages', 'elements', 'dist', 'embed'),
  /** Looked for when it is needed: an operator may serve other flags. */
  get flags(): string {
    return join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags')
  },
}
