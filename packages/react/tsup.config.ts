import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { packageBuild } from '../../tsup.base.ts'

type PluginBuild = {
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' | 'tsx' }>,
  ): void
}

/** A worker is named by the address of its file, which nobody but a bundler of pages follows: it must be that of the built one. */
const nameBuiltWorkers = (source: string) => source.replace(/(new URL\('[^']+)\.ts'/, "$1.js'")

/** Tells server renderers that a module lives in the browser too. One that hands on all of others leaves it to these to say. */
const markClient = (source: string) => (/^export \* from/m.test(source) ? source : `'use client'\n${source}`)

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
