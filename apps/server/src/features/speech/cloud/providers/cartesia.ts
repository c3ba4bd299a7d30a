import * as v from 'valibot'
import type { Speech } from '../../engine.ts'
import {
  ProviderQuotaError,
  type SpeechError,
  TextTooLongError,
  UnknownVoiceError,
  UpstreamError,
} from '../../speechError.ts'
import type { ProviderAdapter } from '../adapter.ts'
import { answerOf } from '../answerOf.ts'
import { eventsOf } from '../eventsOf.ts'
import { offsetsOfWords, type ReportedWord } from '../offsetsOfWords.ts'
import { createProviderHttp, type RefusedAnswer } from '../providerHttp.ts'
import { samplesOf } from '../samplesOf.ts'
import { CARTESIA_MODEL, cartesiaVoice, CartesiaVoicePage } from './cartesiaVoices.ts'

const NAME = 'Cartesia'

/** Version of the API; it decides the form of answers. */
const VERSION = '2026-08-14'

/** Maximum length of a text, in characters. Cartesia states none; this keeps the speech below ten minutes. */
const MAX_CHARACTERS = 5000
const SPEED_RANGE = [0.6, 1.5] as const
const SAMPLE_RATE = 24_000

/** Voices per page of the list, at most 100. */
const PAGE_SIZE = '100'

export interface CartesiaOptions {
  key: string
  /** Default: `https://api.cartesia.ai`. */
  baseUrl?: string
  concurrency: number
}

/** Word times in seconds. */
const Times = v.object({ words: v.array(v.string()), start: v.array(v.number()), end: v.array(v.number()) })

/** Checked by decoding: Valibot's own check exhausts the stack at some MB. */
const Base64 = v.pipe(
  v.string(),
  v.check((data) => Buffer.from(data, 'base64').toString('base64') === data, 'Not base64'),
)

/** An event of a speech; those of other types are ignored. */
const Event = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ type: v.literal('chunk'), data: Base64 }),
    v.object({ type: v.literal('timestamps'), word_timestamps: Times }),
    v.object({ type: v.literal('error'), status_code: v.number() }),
    v.object({ type: v.pipe(v.string(), v.notValues(['chunk', 'timestamps', 'error'])) }),
  ]),
)

/** Cartesia's Sonic, which reports the time of each word. */
export function createCartesia({
  key,
  baseUrl = 'https://api.cartesia.ai',
  concurrency,
}: CartesiaOptions): ProviderAdapter {
  const headers = () => ({ authorization: `Bearer ${key}`, 'cartesia-version': VERSION })
  const http = createProviderHttp({ name: NAME, baseUrl, secrets: [key], headers, refusal })

  /** Reads the events of a speech; throws for one that says why it cannot go on. */
  function read(stream: Uint8Array): { audio: Speech['audio']; words: ReportedWord[] } {
    const parts: Buffer[] = []
    const words: ReportedWord[] = []
    let isDone = false
    for (const data of eventsOf(stream)) {
      const event = answerOf(NAME, Event, data)
      if ('data' in event) parts.push(Buffer.from(event.data, 'base64'))
      else if ('word_timestamps' in event) words.push(...reportedWords(event.word_timestamps))
      else if ('status_code' in event) throw http.refused(event.status_code, data)
      else isDone ||= event.type === 'done'
    }
    if (!isDone) throw new UpstreamError(NAME, 'Its answer ends before the speech does.')
    return { audio: samplesOf(NAME, Buffer.concat(parts), SAMPLE_RATE), words }
  }

  return {
    id: 'cartesia',
    name: NAME,
    host: 'cartesia.ai',
    concurrency,
    // Its previews are files of its API. The key goes to no other host.
    previewHeaders: (url): Record<string, string> => (new URL(url).host === new URL(baseUrl).host ? headers() : {}),
    capabilitiesOf: () => ({
      timings: 'native',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      speed: SPEED_RANGE,
    }),
    async listVoices(cursor, signal) {
      const query = { limit: PAGE_SIZE, starting_after: cursor, 'expand[]': 'preview_file_url' }
      const page = answerOf(NAME, CartesiaVoicePage, await http.json('/voices', { query, signal }))
      const next = page.has_more ? (page.next_page ?? page.data.at(-1)?.id) : undefined
      return { voices: page.data.flatMap((voice) => cartesiaVoice(voice) ?? []), next }
    },
    async speak({ text, providerVoiceId, languageCode, speed, signal }) {
      const json = {
        model_id: CARTESIA_MODEL,
        transcript: text,
        voice: { mode: 'id', id: providerVoiceId },
        locale: languageCode || undefined,
        output_format: { container: 'raw', encoding: 'pcm_s16le', sample_rate: SAMPLE_RATE },
        generation_config: { speed: Math.min(SPEED_RANGE[1], Math.max(SPEED_RANGE[0], speed)) },
        add_timestamps: true,
        // Words as they are written, so that they are found in the text.
        use_normalized_timestamps: false,
      }
      const { bytes } = await http.bytes('/tts/sse', { method: 'POST', json, signal })
      const { audio, words } = read(bytes)
      return { audio, words: offsetsOfWords(text, words), billed: { unit: 'character', count: text.length } }
    },
  }
}

function reportedWords({ words, start, end }: v.InferOutput<typeof Times>): ReportedWord[] {
  return words.flatMap((word, index) => {
    const [from, to] = [start[index], end[index]]
    return from === undefined || to === undefined ? [] : [{ word, startMs: 1000 * from, endMs: 1000 * to }]
  })
}

/** Cartesia's refusals, by the words of their code, title and message. */
function refusal({ status, text, detail }: RefusedAnswer): SpeechError | undefined {
  if ([402, 403, 429].includes(status) && /credit|quota/i.test(text)) return new ProviderQuotaError(NAME, detail)
  if ([400, 413, 422].includes(status) && /too[ _]long|maximum length|character limit/i.test(text)) {
    return new TextTooLongError(MAX_CHARACTERS, 'character')
  }
  return [400, 404].includes(status) && /voice/i.test(text) ? new UnknownVoiceError(NAME, '') : undefined
}
