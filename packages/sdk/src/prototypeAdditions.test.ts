import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { searchResultFixture, similarResultFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, expect, test } from 'vitest'
import { json, serveFaults } from './testing/faultServer.ts'
import type { FaultServer } from './testing/faultServer.ts'

let server: FaultServer
afterEach(() => server[Symbol.asyncDispose]())

/** Names used by old libraries, by fields of the API, and by options of `fetch`. */
const NAMES = ['each', 'clone', 'search', 'voices', 'data', 'cache', 'credentials']

const CALLS = `[
  client.voices.search({ gender: 'female' }),
  client.voices.get({ voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt' }),
  client.voices.similar({ voice_id: 'flite-slt' }),
  client.collections.list(),
]`

/** Makes the calls in a separate process with additions to `Object.prototype`. */
async function callWithAdditions(before: string, after: string): Promise<unknown> {
  const script = `
    ${before}
    const { createClient } = await import('@voice-rankings/sdk')
    ${after}
    const client = createClient({ baseUrl: '${server.url}' })
    const results = await Promise.allSettled(${CALLS})
    console.log(JSON.stringify(results.map(({ status, reason }) => reason ? reason.kind + ': ' + reason.message : status)))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('..', import.meta.url),
  })
  return JSON.parse(stdout)
}

test.each(['before', 'after'])(
  'the client works with enumerable additions to Object.prototype, made %s it is loaded',
  async (time) => {
    const answers: Record<string, unknown> = {
      search: searchResultFixture(),
      similar: similarResultFixture(),
      slt: { voice: voiceFixture() },
    }
    server = await serveFaults((request, response) => {
      const [, answer] = Object.entries(answers).find(([word]) => request.url?.includes(word)) ?? []
      const refusal = { code: 'login_required', message: 'Log in to see your collections.' }
      json(answer ? 200 : 401, answer ?? refusal)(request, response)
    })
    const additions = NAMES.map((name) => `Object.prototype.${name} = function () {};`).join('')
    const results = await callWithAdditions(time === 'before' ? additions : '', time === 'after' ? additions : '')
    expect(results).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'login_required: Log in to see your collections.'])
    expect(server.requests.find(({ url }) => url?.includes('search'))?.url).toBe('/api/v1/voice/search?gender=female')
  },
)
