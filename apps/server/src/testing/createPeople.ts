import { randomUUID } from 'node:crypto'
import type { SpeechResponse } from '@voice-rankings/contract'
import type { RunningServer } from '../app/createServer.ts'
import { call } from './startTestServer.ts'
import { createVisitor } from './visitor.ts'
import { listenFor, type TestVoice } from './voicesToRate.ts'

const PASSWORD = 'correct horse battery'

/** Creates a factory of people, each with a browser and a network of their own, so that they share no limits. */
export function createPeople(server: () => RunningServer) {
  let people = 0
  return (email = `${randomUUID()}@example.com`) => {
    const { url } = server()
    const browser = createVisitor(url)
    const network = { 'x-forwarded-for': `198.51.${(people += 1) >> 8}.${people & 255}`, origin: url }

    /** Sends JSON with the person's cookies, and stores those of the answer. */
    async function send<Body>(path: string, json?: object, method?: string) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { ...network, ...(cookie === '' ? {} : { cookie }) }
      const answer = await call<Body>(url + path, { headers, json, ...(method && { method }) })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        browser.cookies.set(name, value)
      }
      return answer
    }

    /** A rating token old enough for a finished playback. */
    async function heard(voice: TestVoice): Promise<string> {
      const { body } = await send<{ rating_token: string }>('/api/v1/voice/rating-token', { voice_id: voice.id })
      await listenFor(server(), body.rating_token)
      return body.rating_token
    }
    const save = (voice: TestVoice, vote_value: number, rating_token?: string) =>
      send('/api/v1/voice/save_rating', { voice_id: voice.id, voice_text: voice.text, vote_value, rating_token })

    return {
      email,
      password: PASSWORD,
      browser,
      send,
      enter: (intent: 'create' | 'sign-in') =>
        browser.submit('/api/v1/login', { intent, email, password: PASSWORD }, network),
      signOut: () => browser.get('/api/v1/logout?return=/', { 'sec-fetch-site': 'same-origin', ...network }),
      heard,
      save,
      rate: async (voice: TestVoice, stars: number) => save(voice, stars, await heard(voice)),
      speak: async (text: string, more: object = {}) => {
        const json = { voice_id: 'flite-slt--voicea', text, ...more }
        return (await send<SpeechResponse>('/api/v1/voice/speech', json)).body
      },
    }
  }
}
