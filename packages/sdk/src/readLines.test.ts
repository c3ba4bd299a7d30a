import { PROGRESS_TYPE } from '@voice-rankings/contract'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createClient } from './createClient.ts'

const ALIGNED = {
  speechMarks: [{ word: 'Grüße.', startTime: 120, duration: 480 }],
  timing_source: 'aligned',
  recording_duration: 900,
  recording_peaks: [0, 100, 40],
  captions: { vtt: 'WEBVTT\n', srt: '', json: '[]' },
  misfit: { offset: 0, seconds: 0.1 },
}
const VOICE = { voice_id: 'v', voice_name: 'V', voice_service: 'flite', voice_speaker_id: 'slt--v' }
const INPUT = { audio: new Blob(['sound']), text: 'Grüße.', languageCode: 'de' }
const REFUSED = { message: 'The text has no letters.', code: 'text_unspeakable' }

const linesOf = (...lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/** An answer whose body arrives in parts. */
function streamed(parts: readonly Uint8Array<ArrayBuffer>[]): Response {
  return new Response(new Blob([...parts]).stream(), { headers: { 'content-type': PROGRESS_TYPE } })
}

const encode = (text: string) => new TextEncoder().encode(text)

function align(response: Response, onProgress?: (share: number) => void) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response))
  const answer = createClient({ fetch }).recordings.align(INPUT, { onProgress })
  return { answer, fetch }
}

test('client.recordings.align() asks for progress, reports it and resolves to the result', async () => {
  const shares: number[] = []
  const text = linesOf({ progress: 0.1 }, { progress: 0.6 }, { status: 200, body: ALIGNED })
  const { answer, fetch } = align(streamed([encode(text)]), (share) => void shares.push(share))
  expect(await answer).toEqual(ALIGNED)
  expect(shares).toEqual([0.1, 0.6])
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: PROGRESS_TYPE })
})

test('client.chats.send() reports the parts of the answer and resolves to the result', async () => {
  const message = { chat_role: 'voice', message_text: 'Hello.', created_at: '2026-11-20T09:30:00.000Z' }
  const chat_voice = { ...VOICE, voice_service_alias: 'cmuflite.org', voice_gender: 'female' }
  const chat = { chat_id: 'c1', chat_name: 'Hi', chat_voice, message_count: 2, changed_at: message.created_at }
  const body = { chat, question: { ...message, chat_role: 'user' }, answer: message }
  const text = linesOf({ text: 'Hel' }, { progress: 0 }, { text: 'lo.' }, { status: 200, body })
  const fetch = () => Promise.resolve(streamed([encode(text)]))
  const parts: string[] = []
  const sent = createClient({ fetch }).chats.send(
    { voice_id: VOICE.voice_id, text: 'Hi' },
    { onText: (part) => void parts.push(part) },
  )
  expect(await sent).toEqual(body)
  expect(parts).toEqual(['Hel', 'lo.'])
})

test('client.recordings.align() reads lines however their bytes are divided', async () => {
  const bytes = encode(linesOf({ progress: 0.5 }, { status: 200, body: ALIGNED }))
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat({ max: bytes.length }), { maxLength: 8 }), async (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), bytes.length]
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          ends.forEach((end, n) => controller.enqueue(bytes.slice(ends[n - 1] ?? 0, end)))
          controller.close()
        },
      })
      const { answer } = align(new Response(body, { headers: { 'content-type': PROGRESS_TYPE } }))
      expect(await answer).toEqual(ALIGNED)
    }),
  )
})

test.each([
  ['in the last line', () => streamed([encode(linesOf({ progress: 0.1 }, { status: 422, body: REFUSED }))])],
  ['before the first line', () => Response.json(REFUSED, { status: 422 })],
])('client.recordings.align() rejects with the error of the server %s', async (_where, response) => {
  await expect(align(response()).answer).rejects.toMatchObject({
    kind: 'request',
    status: 422,
    code: 'text_unspeakable',
    message: REFUSED.message,
  })
})

test.each([
  ['ends before its result', linesOf({ progress: 0.1 })],
  ['ends within its result', linesOf({ progress: 0.1 }, { status: 200, body: ALIGNED }).slice(0, -20)],
  ['is no JSON', 'Bad gateway\n'],
])('client.recordings.align() rejects with a connection error when the answer %s', async (_how, text) => {
  await expect(align(streamed([encode(text)])).answer).rejects.toMatchObject({ kind: 'connection' })
})

test('client.recordings.align() accepts an answer without lines, as of a proxy that replaced the Accept header', async () => {
  expect(await align(Response.json(ALIGNED)).answer).toEqual(ALIGNED)
})
