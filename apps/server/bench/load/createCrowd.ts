import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_BUCKET, OUTPUT_FORMATS, snippetKey } from '@voice-rankings/contract'

export const BROWSING = ['search', 'voice', 'profile'] as const

/** Outcome of a request. */
export interface Answer {
  what: (typeof BROWSING)[number] | 'speech' | 'conversion'
  ms: number
  /** 0 when there was no answer. */
  status: number
  /** True for a success, or a refused speech request with the time to retry. */
  isExpected: boolean
}

/** Simulated visitors of one server. */
export interface Crowd {
  /** Runs the visitors for so many seconds; resolves to all outcomes. */
  visit(seconds: number): Promise<Answer[]>
}

/** Mean pause between two requests of a visitor, in ms; uniform from 0 to twice this. */
const PAUSE_MS = 1000
/** Share of a visitor's steps that generate speech. */
const SPEAKING = 0.1

const TERMS = ['a', 'el', 'an', 'mar', 'jo', 'cal', 'flite', 'female']

interface Found {
  voice_snippet_id?: string
  voices?: { voice_service: string; voice_gender: string; voice_speaker_id: string }[]
}

/** Behaviour of the visitors. */
export interface CrowdOptions {
  visitors: number
  /** Voices used in turn. Default: one of Flite. */
  voices?: readonly string[]
  /** Share of the generated texts that are converted, 0…1. Default 0. */
  converting?: number
}

/** A new text of about twenty words. */
export function newText(number: number, count: number): string {
  return `Visitor ${number} asks for text number ${count} of this afternoon, which is read aloud in one calm and even voice, to the end.`
}

/** Creates visitors, each on a network of their own. */
export function createCrowd(
  url: string,
  { visitors, voices = ['flite-slt--base'], converting = 0 }: CrowdOptions,
): Crowd {
  let texts = 0

  async function visitOnce(number: number, answers: Answer[]): Promise<void> {
    const network = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    const ask = async (what: Answer['what'], path: string, init: RequestInit = {}) => {
      const startedAt = performance.now()
      const headers = { ...network, 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(30_000)
      const response = await fetch(url + path, { ...init, headers, signal }).catch(() => undefined)
      const body = await response?.arrayBuffer().catch(() => undefined)
      const status = body === undefined ? 0 : (response?.status ?? 0)
      const isRefused = (status === 429 || status === 503) && response?.headers.has('retry-after') === true
      // Refusals of browsing do not count as success: they are fast and would improve the times.
      const isExpected = status === 200 || ((what === 'speech' || what === 'conversion') && isRefused)
      answers.push({ what, ms: performance.now() - startedAt, status, isExpected })
      return body && status === 200 ? (JSON.parse(Buffer.from(body).toString()) as Found) : undefined
    }
    if (Math.random() < SPEAKING) {
      texts += 1
      const body = JSON.stringify({ voice_id: voices[texts % voices.length], text: newText(number, texts) })
      const id = (await ask('speech', '/api/v1/voice/speech', { method: 'POST', body }))?.voice_snippet_id
      if (id === undefined || Math.random() >= converting) return
      const outputFormat = OUTPUT_FORMATS[texts % OUTPUT_FORMATS.length]
      const file = JSON.stringify({ bucket: DEFAULT_BUCKET, key: snippetKey(id), outputFormat })
      await ask('conversion', '/api/v1/audio/convert', { method: 'POST', body: file })
      return
    }
    const term = TERMS[Math.floor(Math.random() * TERMS.length)]
    const voice = (await ask('search', `/api/v1/voice/search?search=${term}&facets=true`))?.voices?.[0]
    if (voice) {
      const path = [voice.voice_service, voice.voice_gender, voice.voice_speaker_id].map(encodeURIComponent).join('/')
      await ask('voice', `/api/v1/voice/${path}`)
    }
    await ask('profile', '/api/v1/user/status')
  }

  return {
    async visit(seconds) {
      const until = Date.now() + seconds * 1000
      const answers: Answer[] = []
      const everybody = Array.from({ length: visitors }, async (_, number) => {
        await sleep(Math.random() * PAUSE_MS * 2)
        while (Date.now() < until) {
          await visitOnce(number, answers)
          await sleep(Math.random() * PAUSE_MS * 2)
        }
      })
      await Promise.all(everybody)
      return answers
    },
  }
}
