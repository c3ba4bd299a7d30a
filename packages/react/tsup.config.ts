import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { packageBuild } from '../../tsup.base.ts'

type PluginBuild = {
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' | 'tsx' }>,
  ): void
}

/** Renames worker files to their built names in `new URL(…)`, which only bundlers of pages resolve. */
const nameBuiltWorkers = (source: string) => source.replace(/(new URL\('[^']+)\.ts'/, "$1.js'")

/** A module without code of its own: comments and exports of other modules. */
const INDEX = /^(?:\s|\/\/.*|\/\*[^]*?\*\/|export (?:type )?(?:\*|\{[^}]*\}) from '[^']*';?)*$/

/** Marks a module as one of the browser too. An index is not marked: the modules it exports from are, and only those used are loaded. */
const markClient = (source: string) => (INDEX.test(source) ? source : `'use client'\n${source}`)

const asPublished = {
  name: 'as-published',
  setup(build: PluginBuild) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: markClient(nameBuiltWorkers(await readFile(path, 'utf8'))),
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
    }))
  },
}

export default packageBuild({ esbuildPlugins: [asPublished] })
