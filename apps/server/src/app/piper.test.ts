import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { SpeechResponse, VoiceSearchResult } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { installRuntime, writeToneVoice } from '../features/speech/piper/testing/toneVoice.ts'
import { type DatabasePlace, onEachPlace } from '../testing/onEachDatabase.ts'
import { call, startTestServer, testConfig } from '../testing/startTestServer.ts'
import { createToneEngine } from '../testing/toneEngine.ts'
import type { RunningServer } from './createServer.ts'

const PATIENCE = { timeout: 20_000, interval: 250 }

onEachPlace('a running server with a folder of Piper voices', (place) => {
  let server: RunningServer
  let where: DatabasePlace
  let folder: string
  beforeAll(async () => {
    where = place()
    folder = join(where.dataDir, 'piper')
    installRuntime(folder)
    const config = testConfig(where, { PIPER_VOICES: folder })
    server = await startTestServer(where, { config, engines: [createToneEngine()] })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const piperVoices = async () => {
    const { body } = await call<VoiceSearchResult>(`${server.url}/api/v1/voice/search?service=piper`)
    return body.voices
  }

  it('has a voice soon after its file was put there, measures it and speaks with it', async () => {
    expect(await piperVoices()).toEqual([])
    writeToneVoice(folder, { config: { phoneme_type: 'text' } })
    await vi.waitFor(async () => expect(await piperVoices()).toHaveLength(1), PATIENCE)
    await vi.waitFor(async () => expect((await piperVoices())[0]?.voice_words_per_minute).toBeGreaterThan(0), PATIENCE)
    const [voice] = await piperVoices()
    expect(voice).toMatchObject({ voice_name: 'Tone', voice_language_codes: ['en-US'] })
    const { body } = await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id: voice?.voice_id, text: 'Every word is timed.' },
      headers: { origin: server.url },
    })
    expect(body.timing_source).toBe('native')
    expect(body.speechMarks.map(({ word }) => word)).toEqual(['Every', 'word', 'is', 'timed.'])
  })

  it('goes on after a file that is cut off, and leaves it out', async () => {
    truncateSync(writeToneVoice(folder, { name: 'en_US-broken-low', config: { phoneme_type: 'text' } }), 3000)
    writeToneVoice(folder, { name: 'en_US-second-low', config: { phoneme_type: 'text' } })
    await vi.waitFor(async () => {
      expect((await piperVoices()).map((voice) => voice.voice_name).toSorted()).toEqual(['Second', 'Tone'])
    }, PATIENCE)
  })
})
