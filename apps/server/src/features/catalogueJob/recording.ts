import type { SampleSource } from '@voice-rankings/contract'
import type { Config } from '../../kernel/config/config.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { createPublicFetch } from '../../kernel/http/publicFetch/createPublicFetch.ts'
import type { RunOptions } from '../../kernel/workers/createPool.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import type { Speech } from '../speech/engine.ts'
import type { ListedVoice } from './listCatalogue.ts'

/** A recording of a voice that becomes its sample. */
export interface Recording {
  readonly speech: Pick<Speech, 'audio' | 'marks' | 'timingSource'>
  /** What it says; blank if that is unknown. */
  readonly text: string
  readonly source: SampleSource
}

/** Generates the passage of a voice's language. */
export async function speakPassage(
  speech: SpeechService,
  { service, voice, passage }: ListedVoice,
  options: RunOptions,
): Promise<Recording> {
  const { speakerId, providerVoiceId, gender, languageCodes } = voice
  const text = passage ?? ''
  const job = { text, speakerId, providerVoiceId, gender, languageCode: languageCodes[0], ...options }
  return { speech: await speech.synthesize(service, job), text, source: 'sample' }
}

/** Maximum size of a preview, in bytes: almost three minutes of mp3 at 192 kbit/s. */
const MAX_PREVIEW_BYTES = 4_000_000
const PREVIEW_TIMEOUT_MS = 30_000

/** Addresses that the operator has chosen. */
export type OperatorAddresses = Pick<Config, 'openAiUrl' | 'speechServers' | 'providerUrls'>

interface PreviewServices {
  readonly speech: Pick<SpeechService, 'engines'>
  readonly mastering: Pick<Mastering, 'decode'>
  readonly config: OperatorAddresses
}

/** Loads the sample of a voice's provider. Its text is unknown, and so are its word times. */
export async function loadPreview(
  { speech, mastering, config }: PreviewServices,
  { service, voice: { previewUrl = '' } }: ListedVoice,
  options: RunOptions,
): Promise<Recording> {
  const engine = speech.engines.find(({ id }) => id === service)
  const headers = engine?.previewHeaders?.(previewUrl)
  const load = isOfOperator(new URL(previewUrl), config) ? loadDirectly : loadPublic
  const audio = await mastering.decode(await load(previewUrl, headers, options.signal), options)
  return { speech: { audio, marks: [], timingSource: 'estimated' }, text: '', source: 'preview' }
}

type Load = (url: string, headers?: Record<string, string>, signal?: AbortSignal) => Promise<Uint8Array>

/** Loads a preview that a provider names, over https and from the public internet only. */
const loadPublic: Load = async (url, headers, signal) => {
  const wanted = { types: null, maxBytes: MAX_PREVIEW_BYTES, timeoutMs: PREVIEW_TIMEOUT_MS, headers, signal }
  try {
    return (await fetchPublic(url, wanted)).bytes
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`Its preview cannot be loaded. ${error.message}`, { cause: error })
    throw error
  }
}

const fetchPublic = createPublicFetch({ userAgent: 'VoiceRankings', ports: [443] })

/** Loads a preview from a server of the operator, which may be in a private network. Redirects are not followed. */
const loadDirectly: Load = async (url, headers, signal) => {
  const limit = AbortSignal.timeout(PREVIEW_TIMEOUT_MS)
  const response = await fetch(url, {
    headers,
    redirect: 'error',
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  })
  if (!response.ok) throw new Error(`Its preview cannot be loaded (HTTP ${response.status}).`)
  const file = new Uint8Array(await response.arrayBuffer())
  if (file.byteLength > MAX_PREVIEW_BYTES) throw new Error('Its preview is too large.')
  return file
}

/** True if a setting names the server of an address. */
function isOfOperator({ origin }: URL, { openAiUrl, speechServers, providerUrls }: OperatorAddresses): boolean {
  const named = [openAiUrl, ...speechServers.map(({ url }) => url), ...providerUrls.values()]
  return named.some((url) => url !== undefined && URL.parse(url)?.origin === origin)
}
