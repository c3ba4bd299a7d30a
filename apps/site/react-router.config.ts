import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishBuild } from './server/finishBuild.ts'

export default {
  appDirectory: 'src',
  // A build beside the one that is being served: see scripts/buildSite.mjs.
  buildDirectory: process.env.SITE_BUILD_DIR ?? 'build',
  ssr: true,
  // The route table is small: sending it whole saves a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishBuild(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
