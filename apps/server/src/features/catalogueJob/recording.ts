import type { SampleSource } from '@voice-rankings/contract'
import { isLoopback } from '../../kernel/http/ownAddress.ts'
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

/** Maximum size of a preview, in bytes: three minutes of mp3 at 192 kbit/s. */
const MAX_PREVIEW_BYTES = 4 * 1024 * 1024
const PREVIEW_TIMEOUT_MS = 30_000

/** Loads the sample of a voice's provider. Its text is unknown, and so are its word times. */
export async function loadPreview(
  { speech, mastering }: { speech: SpeechService; mastering: Mastering },
  { service, voice: { previewUrl = '' } }: ListedVoice,
  options: RunOptions,
): Promise<Recording> {
  const { protocol, hostname } = new URL(previewUrl)
  if (protocol !== 'https:' && !isLoopback(hostname)) throw new Error('Its preview is not at an https address.')
  const limit = AbortSignal.timeout(PREVIEW_TIMEOUT_MS)
  const engine = speech.engines.find(({ id }) => id === service)
  const response = await fetch(previewUrl, {
    headers: engine?.previewHeaders?.(previewUrl),
    signal: options.signal ? AbortSignal.any([limit, options.signal]) : limit,
  })
  if (!response.ok) throw new Error(`Its preview cannot be loaded (HTTP ${response.status}).`)
  if (Number(response.headers.get('content-length') ?? 0) > MAX_PREVIEW_BYTES)
    throw new Error('Its preview is too large.')
  const file = new Uint8Array(await response.arrayBuffer())
  if (file.byteLength > MAX_PREVIEW_BYTES) throw new Error('Its preview is too large.')
  const audio = await mastering.decode(file, options)
  return { speech: { audio, marks: [], timingSource: 'estimated' }, text: '', source: 'preview' }
}
