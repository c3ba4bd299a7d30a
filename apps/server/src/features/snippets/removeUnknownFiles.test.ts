import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { snippetKey, type SpeechResponse } from '@voice-rankings/contract'
import { afterEach, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { removeUnknownFiles } from './removeUnknownFiles.ts'

const HOUR_MS = 3_600_000

let server: RunningServer
afterEach(() => server.close())

it('the server start removes audio without a snippet, and nothing else', async () => {
  const dataDir = temporaryDirectory()
  server = await startTestServer({ databaseUrl: undefined, dataDir })
  await server.catalogueDone
  const { body } = await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, {
    json: { voice_id: 'flite-slt--anna', text: 'Kept' },
  })
  await server.close()
  const folder = join(dataDir, 'files', 'snippets')
  const hourAgo = (Date.now() - HOUR_MS) / 1000
  for (const name of ['snippet-lost.mp3', 'notes.txt']) writeFileSync(join(folder, name), '')
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), hourAgo, hourAgo)
  writeFileSync(join(folder, 'snippet-young.mp3'), '')

  server = await startTestServer({ databaseUrl: undefined, dataDir })
  await server.catalogueDone
  await vi.waitUntil(() => !readdirSync(folder).includes('snippet-lost.mp3'), { timeout: 20_000 })
  expect(readdirSync(folder).toSorted()).toEqual(
    ['notes.txt', 'snippet-young.mp3', `snippet-${body.voice_snippet_id}.mp3`].toSorted(),
  )
})

it('removeUnknownFiles works in batches', async () => {
  const dataDir = temporaryDirectory()
  const folder = join(dataDir, 'files', 'snippets')
  mkdirSync(folder, { recursive: true })
  for (let number = 0; number < 1100; number += 1)
    writeFileSync(join(dataDir, 'files', snippetKey(`lost${number}`)), '')
  server = await startTestServer({ databaseUrl: undefined, dataDir })
  const { database, store } = await server.services
  // The start of the server holds the lock for a while.
  const inAnHour = () => removeUnknownFiles(database, store, Date.now() + HOUR_MS)
  await vi.waitUntil(async () => (await inAnHour()) === 1100, { timeout: 20_000 })
  expect(readdirSync(folder)).toEqual([])
})
