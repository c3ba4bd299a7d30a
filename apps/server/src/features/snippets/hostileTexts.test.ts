import type { ErrorBody, SpeechResponse } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import { VOICES } from '../catalogue/voices.ts'

const FLITE = VOICES.filter((voice) => voice.voice_service === 'flite' && voice.voice_gender === 'female').slice(0, 1)

describe('a real engine', () => {
  let server: RunningServer
  beforeAll(async () => {
    const engines = createEngines({ voices: FLITE, gplProcess: undefined }).filter(({ id }) => id === 'flite')
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    server = await startTestServer(place, { engines })
    await server.catalogueDone
  })
  afterAll(() => server.close())
  const speak = (text: string) => {
    const json = { voice_id: `flite-${FLITE[0]?.voice_speaker_id}`, text }
    return call<SpeechResponse & ErrorBody>(`${server.url}/api/v1/voice/speech`, { json })
  }

  it.each([
    ['plain words', 'The quick brown fox.'],
    ['markup', '<speak>Hello <break time="99s"/> there &amp; more</speak>'],
    ['phonemes in brackets', 'Say [[h@l\'oU]] and "$(reboot)" `ls`'],
    ['what looks like options', '-w /etc/passwd --voice kal -o out.wav'],
    ['curly quotes and dashes', '“Well” – she said — ‘fine’…'],
    ['accents', 'Café Zoë naïve Ångström'],
    ['stacked marks', 'Z̷̢̛a̵̡̕l̴̨͝g̶̛͜o̸ text'],
    ['emoji among words', 'Happy 😀 birthday 👩‍👩‍👧 to you'],
    ['right-to-left marks', 'abc \u202Edcba\u202C end'],
    ['numbers and money', 'It cost $25.50 on 3/4/2025 at 10:30, that is 1,000,000 %'],
    ['many line breaks', 'one\n\n\ntwo\r\nthree\tfour'],
    ['single letters', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
    ['one long word', 'a'.repeat(300)],
  ])('speaks every word of %s within the audio', async (_what, text) => {
    const { status, body } = await speak(text)
    expect([status, body.message]).toEqual([200, undefined])
    const words = text.normalize('NFC').trim().split(/\s+/)
    expect(body.speechMarks.map(({ word }) => word)).toEqual(words)
    const starts = body.speechMarks.map(({ startTime }) => startTime)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))

    const file = await fetch(server.url + body.voice_snippet_audio_url)
    const { samples, sampleRate } = await decodeMp3(new Uint8Array(await file.arrayBuffer()))
    const durationMs = (1000 * samples.length) / sampleRate
    expect(Math.abs(durationMs - body.voice_snippet_duration)).toBeLessThan(1)
    const last = body.speechMarks.at(-1)
    expect((last?.startTime ?? 0) + (last?.duration ?? 0)).toBeLessThanOrEqual(durationMs + 1)
  })

  it.each([
    ['only emoji', '😀😀'],
    ['only punctuation', '... !!! ???'],
    ['another script', 'Здравствуйте, как дела'],
    ['only marks', '\u0301\u0302\u0303'],
    ['far too long audio', '9'.repeat(500)],
  ])('refuses or speaks %s without failing', async (_what, text) => {
    const { status, body } = await speak(text)
    expect([200, 422]).toContain(status)
    if (status === 422) expect(body.code).toMatch(/^text_(unspeakable|too_long)$/)
  })
})
