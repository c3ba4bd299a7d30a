import type { TestProject } from 'vitest/node'
import { spawnServer } from '../../scripts/spawnServer.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    liveServer: string
  }
}

/** Starts a server with few voices for the live stories, unless `STORYBOOK_VOICES_SERVER` names one. */
export default async function startServer(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = process.env['STORYBOOK_VOICES_SERVER']
  if (named) return (project.provide('liveServer', named), undefined)
  const { url, stop } = await spawnServer({ engines: 'flite' })
  project.provide('liveServer', url)
  return stop
}
