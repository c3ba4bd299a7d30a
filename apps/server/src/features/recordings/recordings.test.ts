import { type AlignedRecording, alignRecording, PROGRESS_TYPE } from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { encodeMp3 } from '../../kernel/audio/encodeMp3.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import type { Speech } from '../speech/engine.ts'

const TEXT = 'The tea is still warm, and we have been waiting for you since the morning.'

describe('aligning a recording', () => {
  const engines = createEngines().filter(({ id }) => id === 'flite')
  let server: RunningServer
  let spoken: Speech
  let mp3: Uint8Array
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() }, { engines })
    await server.services
    spoken = await engines[0]!.synthesize({ text: TEXT, speakerId: 'rms--brisk' })
    mp3 = await encodeMp3(spoken.audio.samples, spoken.audio.sampleRate)
  })
  afterAll(() => server.close())

  function send(fields: Record<string, string | Blob>, init: RequestInit = {}): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return fetch(server.url + alignRecording.path, { method: 'POST', body, ...init })
  }
  const fields = () => ({ audio: new Blob([Uint8Array.from(mp3)]), text: TEXT, languageCode: 'en' })

  it('answers with the time of each word', async () => {
    const response = await send(fields())
    const body = (await response.json()) as AlignedRecording
    expect([response.status, body]).toEqual([200, v.parse(alignRecording.response, body)])
    expect(body.speechMarks.map(({ word }) => word)).toEqual(TEXT.split(' '))
    expect(body.timing_source).toBe('aligned')
  })

  it('reports progress in lines, and last the answer', async () => {
    const response = await send(fields(), { headers: { accept: PROGRESS_TYPE } })
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines[0]).toEqual({ progress: 0.1 })
    expect(lines.at(-1)).toMatchObject({ status: 200, body: { timing_source: 'aligned' } })
  })
})
