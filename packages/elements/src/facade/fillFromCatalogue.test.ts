import { createClient } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { expect, it, vi } from 'vitest'
import { callOf } from './fillFromCatalogue.ts'

it.each<[string, Record<string, string>, (client: Client) => Promise<unknown>]>([
  [
    'a voice',
    { 'voice-path': '/voice/espeak/male/en%2Fus--a b' },
    (client) =>
      client.getVoice({ params: { voice_service: 'espeak', voice_gender: 'male', voice_speaker_id: 'en/us--a b' } }),
  ],
  ['a snippet', { 'snippet-id': 'a/b?c' }, (client) => client.getSnippet({ params: { voice_snippet_id: 'a/b?c' } })],
])('%s is asked for as the client of the API would', async (_what, attributes, ask) => {
  const send = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{}', { status: 404 }))
  await ask(createClient({ baseUrl: 'https://voices.example', fetch: send })).catch(() => {})
  const call = callOf({ getAttribute: (name) => attributes[name] ?? null })
  expect(`https://voices.example${call}`).toBe(send.mock.calls[0]?.[0])
})

it('what is no path of a voice is asked nobody for', () => {
  expect(callOf({ getAttribute: (name) => (name === 'voice-path' ? 'nothing' : null) })).toBeNull()
})
