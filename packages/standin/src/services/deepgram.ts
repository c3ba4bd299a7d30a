import type { Fault } from '../faults.ts'
import { json, type StandinAnswer, type StandinService } from '../service.ts'
import { resample, wavOf } from '../speak.ts'

const REQUEST_ID = '3f1c0a52-0000-4000-8000-000000000000'

const voice = (name: string, language: string, tags: readonly string[], architecture = 'aura-2') => ({
  name,
  canonical_name: `${architecture}-${name.replaceAll(' ', '')}-${language.slice(0, 2)}`,
  architecture,
  languages: [language.slice(0, 2), language],
  version: '2025-04-07.0',
  uuid: REQUEST_ID,
  metadata: {
    accent: 'Test',
    age: 'Adult',
    color: '#888888',
    image: 'https://static.deepgram.com/test.jpg',
    tags,
    use_cases: ['Test'],
  },
})

const VOICES = [
  voice('test voice a', 'en-US', ['feminine', 'clear']),
  voice('test voice b', 'en-GB', ['masculine']),
  voice('test voice c', 'es-ES', []),
  voice('test voice d', 'en-US', ['masculine'], 'aura'),
  voice('test voice e', 'en-US', ['feminine'], 'flux'),
]

const genderOf = ({ metadata }: (typeof VOICES)[number]) =>
  metadata.tags.includes('masculine') ? ('male' as const) : ('female' as const)

/** An error in the older of Deepgram's forms. */
const legacy = (status: number, err_code: string, err_msg: string) =>
  json({ err_code, err_msg, request_id: REQUEST_ID }, status)

/** An error in the newer of its forms. */
const modern = (status: number, category: string, message: string, headers?: Record<string, string>) =>
  json({ category, message, details: message, request_id: REQUEST_ID }, status, headers)

const unknownModel = () => legacy(400, 'Bad Request', 'No such model/version combination found.')

function refusal(fault: Fault): StandinAnswer | undefined {
  switch (fault) {
    case 'wrong key':
      return legacy(401, 'INVALID_AUTH', 'Invalid credentials.')
    case 'no money':
      return legacy(402, 'ASR_PAYMENT_REQUIRED', 'Project does not have enough credits for this request.')
    case 'too long':
      return modern(413, 'PAYLOAD_TOO_LARGE', 'Input text exceeds maximum character limit of 2000.')
    case 'throttled':
      return modern(429, 'TOO_MANY_REQUESTS', 'Please try again later.', { 'retry-after': '7' })
    case 'too many at once':
      return modern(429, 'TOO_MANY_REQUESTS', 'Too many concurrent requests.')
    case 'unknown voice':
      return unknownModel()
    case 'server error':
      return { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Internal Server Error' }
    default:
      return undefined
  }
}

/** Deepgram: speech as WAV, whose header does not know its size. */
export const deepgram: StandinService = {
  name: 'deepgram',
  keyOf: ({ headers: { authorization } }) => /^Token (.+)$/.exec(authorization ?? '')?.[1],
  refusal,
  async answer({ path, query, text: body }, { speak, fault, previewUrl }) {
    if (path === '/v1/models') {
      const tts = VOICES.map((each) => ({
        ...each,
        metadata: { ...each.metadata, sample: previewUrl(genderOf(each), each.languages[1] ?? 'en-US') },
      }))
      return json({ stt: [], tts })
    }
    if (path !== '/v1/speak') return legacy(404, 'NOT_FOUND', `Not found: ${path}`)
    const known = VOICES.find(({ canonical_name }) => canonical_name === query.get('model'))
    if (known?.architecture.startsWith('aura') !== true) return unknownModel()
    if (query.get('encoding') !== 'linear16' || query.get('container') !== 'wav') {
      return modern(400, 'INVALID_QUERY_PARAMETER', 'This stand-in speaks linear16 in WAV only.')
    }
    const { text } = JSON.parse(body) as { text: string }
    if (text.length > 2000) return refusal('too long') ?? unknownModel()
    const said = await speak({
      text,
      gender: genderOf(known),
      languageCode: known.languages[1] ?? 'en-US',
      speed: 1,
    })
    const sound = resample(said, Number(query.get('sample_rate') ?? 24_000))
    const wav = wavOf(fault === 'empty audio' ? { ...sound, samples: new Float32Array() } : sound)
    for (const offset of [4, 40]) wav.writeUInt32LE(0xffff_ffff, offset)
    return {
      status: 200,
      headers: { 'content-type': 'audio/wav', 'dg-char-count': String(text.length) },
      body: fault === 'broken audio' ? Buffer.from('RIFF and no more') : wav,
    }
  },
}
