import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_BUCKET, OUTPUT_FORMATS, snippetKey } from '@voice-rankings/contract'

/** Calls of browsing. */
export const BROWSING = ['search', 'voice', 'profile'] as const

/** One answer, or that there was none. */
export interface Answer {
  what: (typeof BROWSING)[number] | 'speech' | 'conversion'
  ms: number
  /** 0 when nobody answered. */
  status: number
  /** A success, or for speech a refusal that says when to come back. */
  isExpected: boolean
}

/** Many visitors of one server. */
export interface Crowd {
  /** Lets them in for so long; resolves to all that was answered. */
  visit(seconds: number): Promise<Answer[]>
}

/** Between two clicks of a visitor, in ms, at random from 0 to twice this. */
const PAUSE_MS = 1000
/** How many of a visitor's steps have a text spoken. */
const SPEAKING = 0.1

const TERMS = ['a', 'el', 'an', 'mar', 'jo', 'cal', 'flite', 'female']

interface Found {
  voice_snippet_id?: string
  voices?: { voice_service: string; voice_gender: string; voice_speaker_id: string }[]
}

/** What visitors do. */
export interface CrowdOptions {
  visitors: number
  /** The voices that speak, in turns. Default: one of Flite. */
  voices?: readonly string[]
  /** How many of the texts that were spoken are converted, 0…1. Default 0. */
  converting?: number
}

/** Twenty words that have not been spoken before. */
export function newText(number: number, count: number): string {
  return `Visitor ${number} asks for text number ${count} of this afternoon, which is read aloud in one calm and even voice, to the end.`
}

/** Makes visitors, each on a network of their own. */
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
      // Whoever is refused is answered soon, which would make browsing look quick.
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
