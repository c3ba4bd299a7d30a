import { changeMarks, type Fault } from '../faults.ts'
import { json, type StandinAnswer, type StandinService } from '../service.ts'
import { pcmOf, resample, type SpokenText } from '../speak.ts'

const REQUEST_ID = '550e8400-e29b-41d4-a716-446655440000'

const voice = (number: number, locale: string, gender: string | null, access = 'public') => ({
  id: `0000000${number}-0000-4000-8000-000000000000`,
  name: `Test voice ${number}`,
  tagline: 'Test',
  description: 'A voice for tests.',
  access,
  visibility: access === 'public' ? 'all' : 'owner',
  is_owner: access !== 'public',
  created_at: '2026-01-01T00:00:00Z',
  language: locale.slice(0, 2),
  locales: [{ locale, is_native: true }],
  gender,
})

const first = [voice(1, 'en-US', 'feminine'), voice(2, 'en-GB', 'masculine'), voice(3, 'fr-FR', 'gender_neutral')]
/** The second page repeats a voice, as lists change while they are read. */
const second = [...first.slice(2), voice(4, 'en-US', null), voice(5, 'en-US', 'feminine', 'private')]

/** Body of an error in Cartesia's form. */
const error = (
  status: number,
  error_code: string | null,
  title: string,
  message: string,
  headers?: Record<string, string>,
) => json({ error_code, title, message, request_id: REQUEST_ID }, status, headers)

/** The same as an event, after speech has begun. */
const lateError = (status_code: number, error_code: string | null, title: string, message: string) =>
  stream([{ type: 'error', done: true, status_code, error_code, title, message, request_id: REQUEST_ID }])

function refusal(fault: Fault): StandinAnswer | undefined {
  switch (fault) {
    case 'wrong key':
      return error(401, 'unauthorized', 'Unauthorized', 'The API key is invalid.')
    case 'no money':
      return error(402, 'quota_exceeded', 'Credit limit reached', 'Your plan has no credits left.')
    case 'too long':
      return error(400, null, 'Invalid transcript', 'The transcript is too long.')
    case 'throttled':
      return error(429, 'concurrency_limited', 'Too many concurrent requests', 'Try again later.', {
        'retry-after': '7',
      })
    case 'too many at once':
      return lateError(
        429,
        'concurrency_limited',
        'Too many concurrent requests',
        "You have exceeded your plan's concurrency limit.",
      )
    case 'unknown voice':
      return error(404, 'voice_not_found', 'Voice not found', 'The voice does not exist.')
    case 'server error':
      return lateError(500, null, 'Internal server error', 'An internal error occurred.')
    default:
      return undefined
  }
}

interface SpeechOrder {
  transcript: string
  voice: string | { id: string }
  language?: string
  locale?: string
  output_format: { container: string; encoding: string; sample_rate: number }
  generation_config?: { speed?: number }
  add_timestamps?: boolean
}

/** Cartesia: raw samples and word times as an event stream, and a list of voices in two pages. */
export const cartesia: StandinService = {
  name: 'cartesia',
  keyOf: ({ headers: { authorization } }) => /^Bearer (.+)$/.exec(authorization ?? '')?.[1],
  refusal,
  async answer({ path, query, headers, text }, { speak, fault, previewUrl }) {
    if (headers['cartesia-version'] === undefined) {
      return error(400, 'version_required', 'Version required', 'The header Cartesia-Version is missing.')
    }
    if (path === '/voices') {
      const isExpanded = query.getAll('expand[]').includes('preview_file_url')
      const after = query.get('starting_after')
      const page = after === null ? first : after === first.at(-1)?.id ? second : []
      const data = page.map((each) => ({
        ...each,
        ...(isExpanded && {
          preview_file_url: previewUrl(each.gender === 'masculine' ? 'male' : 'female', each.language),
        }),
      }))
      const has_more = page === first
      return json({ object: 'list', data, has_more, next_page: has_more ? first.at(-1)?.id : null })
    }
    if (path !== '/tts/sse') return error(404, 'not_found', 'Not found', path)
    const order = JSON.parse(text) as SpeechOrder
    const id = typeof order.voice === 'string' ? order.voice : order.voice.id
    const known = [...first, ...second].find((each) => each.id === id)
    if (!known) return error(404, 'voice_not_found', 'Voice not found', 'The voice does not exist.')
    const { container, encoding, sample_rate } = order.output_format
    if (container !== 'raw' || encoding !== 'pcm_s16le') {
      return error(400, 'invalid_output_format', 'Invalid output format', 'This stand-in speaks raw pcm_s16le only.')
    }
    const said = await speak({
      text: order.transcript,
      gender: known.gender === 'masculine' ? 'male' : 'female',
      languageCode: order.locale ?? order.language ?? known.locales[0]?.locale ?? 'en-US',
      speed: order.generation_config?.speed ?? 1,
    })
    return stream([
      ...(order.add_timestamps ? timestampsOf(said, fault) : []),
      ...(fault === 'empty audio' ? [] : chunksOf(resample(said, sample_rate), fault)),
      { type: 'done', done: true, status_code: 200 },
    ])
  },
}

/** Words of an event of word times. */
const WORDS = 5

function timestampsOf({ words }: SpokenText, fault: Fault | undefined): object[] {
  const marks = changeMarks(words, fault)
  return Array.from({ length: Math.ceil(marks.length / WORDS) }, (_, index) => {
    const some = marks.slice(WORDS * index, WORDS * (index + 1))
    const word_timestamps = {
      words: some.map(({ word }) => word),
      start: some.map(({ startMs }) => startMs / 1000),
      end: some.map(({ endMs }) => endMs / 1000),
    }
    return { type: 'timestamps', done: false, status_code: 206, word_timestamps }
  })
}

/** Bytes of an event of samples: odd, so that events end inside samples. */
const BYTES = 8191

function chunksOf({ samples }: SpokenText, fault: Fault | undefined): object[] {
  const pcm = pcmOf(samples)
  return Array.from({ length: Math.ceil(pcm.length / BYTES) }, (_, index) => {
    const data = pcm.subarray(BYTES * index, BYTES * (index + 1)).toString('base64')
    return { type: 'chunk', done: false, status_code: 206, data: fault === 'broken audio' ? `*${data}` : data }
  })
}

function stream(events: readonly object[]): StandinAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    splits: true,
  }
}
