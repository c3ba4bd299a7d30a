import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import { placeMarks } from '../marks/placeMarks.ts'
import { MAX_AUDIO_SECONDS } from '../speechLimits.ts'
import { isSpeakableInEnglish } from '../text/speakableAscii.ts'
import { splitTokens } from '../text/tokens.ts'
import type { FliteResult, FliteSpeakJob, FliteWorkerData } from './fliteJob.ts'
import { fliteSpeech } from './fliteSpeech.ts'

/** Speaks a text, with word times from flite's own phone trace. */
export function speakFlite(
  own: FliteWorkerData,
  { text, voice, speed }: FliteSpeakJob,
): WorkerReply<FliteResult, Refusal> {
  const tokens = splitTokens(text)
  const speech = fliteSpeech(own, tokens, voice, speed)
  if (!speech) return { ok: false, reason: 'unspeakable' }
  const { samples, sampleRate, spans } = speech
  const seconds = samples.length / sampleRate
  if (seconds > MAX_AUDIO_SECONDS) return { ok: false, reason: 'too_long' }
  const marks = placeMarks(tokens, spans, seconds * 1000, isSpeakableInEnglish)
  return { ok: true, result: { samples, sampleRate, marks } }
}
