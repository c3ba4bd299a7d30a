import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { spawnServer } from '../../scripts/spawnServer.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    liveServer: string
  }
}

const HEARD_TIMEOUT_MS = 120_000

/** Waits until the server has measured all voices, since there is little to show before. */
async function untilHeard(url: string): Promise<void> {
  const deadline = Date.now() + HEARD_TIMEOUT_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/v1/voice/search?limit=100`)
    const { voices } = (await answer.json()) as { voices: { voice_sample_url: string | null }[] }
    if (voices.length > 0 && voices.every((voice) => voice.voice_sample_url !== null)) return
    await sleep(250)
  }
  throw new Error(`The server at ${url} did not finish its voices within ${HEARD_TIMEOUT_MS / 1000} s.`)
}

/** Starts a server with few voices for the live stories, unless `STORYBOOK_VOICES_SERVER` names one. */
export default async function startServer(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = process.env['STORYBOOK_VOICES_SERVER']
  if (named) return (project.provide('liveServer', named), undefined)
  const { url, stop } = await spawnServer({ ENGINES: 'flite' })
  try {
    await untilHeard(url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('liveServer', url)
  return stop
}
