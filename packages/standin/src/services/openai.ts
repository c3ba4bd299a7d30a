import type { Fault } from '../faults.ts'
import { json, type StandinAnswer, type StandinService } from '../service.ts'
import { wavOf } from '../speak.ts'

/** Body of an error in OpenAI's form. */
const error = (status: number, code: string | null, message: string, type = 'invalid_request_error') =>
  json({ error: { message, type, param: null, code } }, status)

/** Refusals of OpenAI and of the servers with its interface. */
export function openAiRefusal(fault: Fault): StandinAnswer | undefined {
  switch (fault) {
    case 'wrong key':
      return error(401, 'invalid_api_key', 'Incorrect API key provided: key-of-****-test.')
    case 'no money':
      return error(429, 'insufficient_quota', 'You exceeded your current quota.', 'insufficient_quota')
    case 'too long':
      return error(400, 'string_above_max_length', "Invalid 'input': string too long. Maximum length 4096.")
    case 'throttled':
      return json(
        { error: { message: 'Rate limit reached.', type: 'requests', param: null, code: 'rate_limit_exceeded' } },
        429,
        { 'retry-after': '7' },
      )
    case 'too many at once':
      return json({ error: { message: 'Too many requests.', type: 'requests', param: null, code: null } }, 429)
    case 'moderated':
      return error(400, 'content_policy_violation', 'Your request was rejected by the safety system.')
    case 'unknown voice':
      return error(400, null, "Invalid voice: 'gone'.")
    case 'server error':
      return error(500, null, 'The server had an error.', 'server_error')
    default:
      return undefined
  }
}

interface SpeechOrder {
  input: string
  voice: string
  speed?: number
}

/** Women among OpenAI's voices here; OpenAI states no gender. */
const WOMEN = new Set(['alloy', 'ballad', 'coral', 'nova', 'sage', 'shimmer', 'marin'])

/** OpenAI: speech as WAV, without word times and without a list of voices. */
export const openai: StandinService = {
  name: 'openai',
  keyOf: ({ headers: { authorization } }) => /^Bearer (.+)$/.exec(authorization ?? '')?.[1],
  refusal: openAiRefusal,
  async answer({ path, text }, { speak, fault }) {
    if (path !== '/v1/audio/speech') return error(404, null, `Invalid URL (${path})`)
    const { input, voice, speed = 1 } = JSON.parse(text) as SpeechOrder
    const gender = WOMEN.has(voice) ? 'female' : 'male'
    const { samples, sampleRate } = await speak({ text: input, gender, languageCode: 'en-US', speed })
    const body =
      fault === 'empty audio'
        ? wavOf({ samples: new Float32Array(), sampleRate })
        : fault === 'broken audio'
          ? Buffer.from('RIFF and no more')
          : wavOf({ samples, sampleRate })
    return { status: 200, headers: { 'content-type': 'audio/wav' }, body }
  },
}
