import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './server/buildWorker.ts'
import { finishBuild } from './server/finishBuild.ts'

/** Output folder of the served build. The next build is made beside it, see scripts/buildSite.mjs. */
const SERVED = 'build'
const directory = process.env.SITE_BUILD_DIR ?? SERVED

export default {
  appDirectory: 'src',
  buildDirectory: directory,
  ssr: true,
  // The route table is small; sending it whole saves a request per link.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ viteConfig: { root } }) {
    const clientDir = path.join(root, directory, 'client')
    await buildWorker(root, clientDir)
    await finishBuild(clientDir, directory === SERVED ? undefined : path.join(root, SERVED, 'client'))
  },
} satisfies Config
