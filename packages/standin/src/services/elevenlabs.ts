import { changeMarks, type Fault } from '../faults.ts'
import { json, type StandinAnswer, type StandinService } from '../service.ts'
import { pcmOf, resample } from '../speak.ts'

const detail = (code: number, status: string, message: string) => json({ detail: { status, message } }, code)

const REFUSALS: Readonly<Partial<Record<Fault, StandinAnswer>>> = {
  'wrong key': detail(401, 'invalid_api_key', 'Invalid API key'),
  'no money': detail(401, 'quota_exceeded', 'This request exceeds your quota of 10000.'),
  'too long': detail(400, 'max_character_limit_exceeded', 'The text is longer than the model allows.'),
  throttled: json({ detail: { status: 'system_busy', message: 'Our services are busy.' } }, 429, {
    'retry-after': '7',
  }),
  'too many at once': detail(429, 'too_many_concurrent_requests', 'Too many concurrent requests.'),
  moderated: detail(403, 'content_against_policy', 'The text violates our policy.'),
  'unknown voice': detail(404, 'voice_not_found', 'A voice with that voice_id was not found.'),
  'server error': detail(500, 'internal_server_error', 'Something went wrong.'),
}

const RATE = 24_000

/** Voices in two pages; the second lists one of the first again, as lists change while they are read. */
const PAGES = [
  [
    voice('TestVoiceAAAAAAAAAA1', 'Test voice Ada', { gender: 'female', language: 'en' }, ['en-US', 'de-DE']),
    voice('TestVoiceBBBBBBBBBB2', 'Test voice Ben - low and slow', { gender: 'male', language: 'en' }, ['en-GB']),
  ],
  [
    voice('TestVoiceBBBBBBBBBB2', 'Test voice Ben - low and slow', { gender: 'male', language: 'en' }, ['en-GB']),
    voice('TestVoiceCCCCCCCCCC3', 'Test voice Cleo', { language: 'fr' }, []),
  ],
]

function voice(voice_id: string, name: string, labels: Record<string, string>, locales: readonly string[]) {
  return {
    voice_id,
    name,
    category: 'premade',
    labels,
    preview_url: null,
    available_for_tiers: [],
    high_quality_base_model_ids: ['eleven_multilingual_v2'],
    verified_languages: locales.map((locale) => ({
      language: locale.split('-', 1)[0],
      model_id: 'eleven_multilingual_v2',
      accent: null,
      locale,
      preview_url: null,
    })),
  }
}

const localeOf = ({ verified_languages: [first], labels }: ReturnType<typeof voice>): string =>
  first?.locale ?? labels['language'] ?? 'en-US'

interface SpeechOrder {
  text: string
  voice_settings?: { speed?: number }
}

/** ElevenLabs: raw samples as base64, with the time of each character. */
export const elevenlabs: StandinService = {
  name: 'elevenlabs',
  keyOf: ({ headers }) => headers['xi-api-key'],
  refusal: (fault) => REFUSALS[fault],
  async answer({ path, query, text }, { speak, fault, previewUrl }) {
    if (path === '/v2/voices') {
      const page = query.has('next_page_token') ? 1 : 0
      const isLast = page === PAGES.length - 1
      return json({
        voices: PAGES[page]?.map((each) => ({
          ...each,
          preview_url: previewUrl(each.labels['gender'] === 'male' ? 'male' : 'female', localeOf(each)),
        })),
        has_more: !isLast,
        total_count: 3,
        next_page_token: isLast ? null : 'page-2',
      })
    }
    const [, id] = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/.exec(path) ?? []
    const found = PAGES.flat().find(({ voice_id }) => voice_id === id)
    if (!found) return detail(404, 'voice_not_found', 'A voice with that voice_id was not found.')
    const order = JSON.parse(text) as SpeechOrder
    const gender = found.labels['gender'] === 'male' ? 'male' : 'female'
    const languageCode = localeOf(found)
    const said = await speak({ text: order.text, gender, languageCode, speed: order.voice_settings?.speed ?? 1 })
    const audio =
      fault === 'empty audio' || fault === 'broken audio' ? Buffer.alloc(0) : pcmOf(resample(said, RATE).samples)
    return json({
      audio_base64: audio.toString('base64'),
      alignment: alignmentOf(order.text, changeMarks(said.words, fault)),
      normalized_alignment: null,
    })
  },
}

/** Divides the time of each word among its characters; a white space lasts until the next word. */
function alignmentOf(text: string, words: readonly { word: string; startMs: number; endMs: number }[]) {
  const characters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let from = 0
  for (const { word, startMs, endMs } of words) {
    const at = text.indexOf(word, from)
    const gap = text.slice(from, at)
    const before = ends.at(-1) ?? 0
    for (const character of gap) {
      characters.push(character)
      starts.push(before)
      ends.push(Math.max(before, startMs / 1000))
    }
    const letters = [...word]
    for (const [index, character] of letters.entries()) {
      characters.push(character)
      starts.push((startMs + ((endMs - startMs) * index) / letters.length) / 1000)
      ends.push((startMs + ((endMs - startMs) * (index + 1)) / letters.length) / 1000)
    }
    from = at + word.length
  }
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends }
}
