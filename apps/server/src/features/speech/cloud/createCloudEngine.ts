import type { SpeechMark, TimingSource } from '@voice-rankings/contract'
import type { Limiter } from '../../../kernel/limits/limiter.ts'
import type { RunOptions } from '../../../kernel/workers/createPool.ts'
import type { EngineStatus, Speech, SpeechEngine, SpeechJob, UntimedSpeech } from '../engine.ts'
import { placeMarks } from '../marks/placeMarks.ts'
import { spansOfTokens } from '../marks/spansOfTokens.ts'
import { readProviderDesign } from '../readDesign.ts'
import {
  ProviderAuthError,
  ProviderError,
  ProviderQuotaError,
  UnspeakableTextError,
  UpstreamError,
  SpeechError,
} from '../speechError.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import type { ProviderAdapter, ProviderSpeech } from './adapter.ts'
import { createCircuit } from './createCircuit.ts'
import { createLane } from './createLane.ts'

export interface CloudServices {
  /** Decodes a WAV, mp3 or Ogg Opus file; rejects for a damaged one. */
  decode(file: Uint8Array, options?: RunOptions): Promise<Speech['audio']>
  /** Times the words of speech without word times. */
  align(speech: UntimedSpeech, options?: RunOptions): Promise<{ marks: SpeechMark[]; timingSource: TimingSource }>
  /** Is told a failure with its reason, for the operator. */
  report(failure: ProviderError): void
  /** Limiter of all servers, once it is open, which leave a failing provider alone together. Default: it is always asked. */
  limiter?: (() => Promise<Limiter>) | undefined
}

/** Creates the engine of a provider's service: its voices speak over HTTP. */
export function createCloudEngine(
  adapter: ProviderAdapter,
  { decode, align, report, limiter }: CloudServices,
): SpeechEngine {
  const { id, name, host, concurrency } = adapter
  const circuit = limiter && createCircuit({ id, name, limiter })
  const lane = createLane({ name, concurrency, circuit })
  /** Last failure of account or service; undefined after a success. */
  let failure: ProviderError | undefined

  /** Runs a request in the lane and follows the state of the service. */
  async function ask<Result>(work: (signal: AbortSignal) => Promise<Result>, options?: RunOptions): Promise<Result> {
    try {
      const result = await lane.run(work, options)
      failure = undefined
      return result
    } catch (error) {
      const known = error instanceof SpeechError ? error : new UpstreamError(name, String(error))
      if (known instanceof ProviderError) {
        if (isLasting(known)) failure = known
        report(known)
      }
      throw known
    }
  }

  async function decoded({ audio }: ProviderSpeech, options: RunOptions): Promise<Speech['audio']> {
    if ('samples' in audio) return audio
    try {
      return await decode(audio, options)
    } catch (error) {
      if (error instanceof SpeechError) throw error
      const broken = new UpstreamError(name, `Its audio cannot be read. ${error instanceof Error ? error.message : ''}`)
      report(broken)
      throw broken
    }
  }

  return {
    id,
    name,
    host,
    isRemote: true,
    capabilities: adapter.capabilitiesOf(),
    capabilitiesOf: (speakerId) => adapter.capabilitiesOf(speakerId),
    status: () => statusOf(failure, circuit?.isOpen ?? false),
    reason: () => failure?.detail,
    blend: adapter.blend,
    previewHeaders: (url) => adapter.previewHeaders?.(url) ?? {},
    listVoices: (cursor) => ask((signal) => adapter.listVoices(cursor, signal)),
    async synthesize(given) {
      const job = withDesign(given, adapter)
      const { text, speakerId, providerVoiceId = speakerId, languageCode = '', speed = 1 } = job
      const { instructions, phonemes, gender, sample } = job
      if (!isSpeakable(text)) throw new UnspeakableTextError()
      const options = optionsOf(job)
      const asked = { text, speakerId, providerVoiceId, languageCode, speed, instructions, phonemes }
      const answer = await ask((signal) => adapter.speak({ ...asked, signal }), options)
      const audio = await decoded(answer, options)
      if (audio.samples.length === 0) throw new UpstreamError(name, 'Its audio is empty.')
      const timed =
        marksOf(text, answer, audio) ?? (await align({ text, languageCode, gender, audio, sample }, options))
      const billed = answer.billed ?? { unit: 'second' as const, count: secondsOf(audio) }
      return { audio, ...timed, billed }
    },
    close() {
      lane.close()
      return Promise.resolve()
    },
  }
}

/** The job with voice, instructions and speed of its design, if its voice is a designed one. */
function withDesign(job: SpeechJob, { capabilitiesOf }: Pick<ProviderAdapter, 'capabilitiesOf'>): SpeechJob {
  const design = readProviderDesign(job.providerVoiceId)
  if (!design) return job
  const { speakerId, providerVoiceId, pace = 100 } = design
  const [low, high] = capabilitiesOf(speakerId).speed ?? [1, 1]
  const speed = Math.min(high, Math.max(low, ((job.speed ?? 1) * pace) / 100))
  return { ...job, speakerId, providerVoiceId, speed, instructions: job.instructions ?? design.instructions }
}

const optionsOf = ({ signal, client }: SpeechJob): RunOptions => ({ signal, client })

const secondsOf = ({ samples, sampleRate }: Speech['audio']): number => samples.length / sampleRate

/** Marks of the words that the service timed; undefined if it timed none. */
function marksOf(
  text: string,
  { words, timingSource = 'native' }: ProviderSpeech,
  audio: Speech['audio'],
): Pick<Speech, 'marks' | 'timingSource'> | undefined {
  if (!words || words.length === 0) return undefined
  const tokens = splitTokens(text)
  const spans = spansOfTokens(text, words)
  const isComplete = tokens.every((token, index) => spans[index] !== undefined || !isSpeakable(token))
  const marks = placeMarks(tokens, spans, 1000 * secondsOf(audio))
  // Words without a time share that of the word before them.
  return { marks, timingSource: isComplete ? timingSource : 'estimated' }
}

/** True for failures that concern every text, not the one of the request. */
function isLasting(error: ProviderError): boolean {
  return error instanceof ProviderAuthError || error instanceof ProviderQuotaError || error instanceof UpstreamError
}

function statusOf(failure: ProviderError | undefined, isOpen: boolean): EngineStatus {
  if (failure instanceof ProviderAuthError) return 'not_configured'
  return failure || isOpen ? 'degraded' : 'ready'
}
