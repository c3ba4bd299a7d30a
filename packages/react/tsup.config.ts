import { readFile } from 'node:fs/promises'
import { packageBuild } from '../../tsup.base.ts'

/** A worker is named by the address of its file, which nobody but a bundler of pages follows: it must be that of the built one. */
const builtWorkers = {
  name: 'built-workers',
  setup(build: PluginBuild) {
    build.onLoad({ filter: /InWorker\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/(new URL\('[^']+)\.ts'/, "$1.js'"),
      loader: 'ts' as const,
    }))
  },
}

type PluginBuild = {
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' }>,
  ): void
}

// Every entry of the exports map, and what must keep its place because a worker is found from there. The banner tells
// server renderers that these components live in the browser too.
export default packageBuild(
  [
    'src/index.ts',
    'src/{account,collections,favorites,leaderboard,analysis,session,player,ratings,voices,search,similar,snippets,map,compare,device,downloads,share,overview,frame}/index.ts',
    'src/translations/german.ts',
    'src/analysis/{measureInWorker,clipWorker}.ts',
  ],
  {
    banner: { js: '"use client";' },
    esbuildPlugins: [builtWorkers],
  },
)
