import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import { placeMarks } from '../marks/placeMarks.ts'
import { MAX_AUDIO_SECONDS } from '../speechLimits.ts'
import { isSpeakableInEnglish } from '../text/speakableAscii.ts'
import { splitTokens } from '../text/tokens.ts'
import type { FliteJob, FliteResult } from './fliteJob.ts'
import { fliteSpeech } from './fliteSpeech.ts'
import type { FliteProgram } from './createFliteProgram.ts'

/** Speaks a text, with word times from flite's own phone trace. */
export function speakFlite(flite: FliteProgram, job: FliteJob): WorkerReply<FliteResult, Refusal> {
  const speech = fliteSpeech(flite, job)
  if (!speech) return { ok: false, reason: 'unspeakable' }
  const { samples, sampleRate, spans, phones } = speech
  const seconds = samples.length / sampleRate
  if (seconds > MAX_AUDIO_SECONDS) return { ok: false, reason: 'too_long' }
  const marks = placeMarks(splitTokens(job.text), spans, seconds * 1000, isSpeakableInEnglish)
  return { ok: true, result: { samples, sampleRate, marks, phones } }
}
