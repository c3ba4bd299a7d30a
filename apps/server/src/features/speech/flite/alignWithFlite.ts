import type { WorkerReply } from '../../../kernel/workers/poolWorker.ts'
import type { Refusal } from '../createEnginePool.ts'
import { alignSpans } from '../align/alignSpans.ts'
import { placeMarks, shiftSpan, type Span } from '../marks/placeMarks.ts'
import { isSpeakableInEnglish } from '../text/speakableAscii.ts'
import { splitTokens } from '../text/tokens.ts'
import type { FliteAlignJob, FliteResult, FliteWorkerData } from './fliteJob.ts'
import { fliteSpeech } from './fliteSpeech.ts'

/**
 * Times the words of another engine's audio: flite speaks the same sentences, and each is time-warped onto the other's.
 */
export function alignWithFlite(own: FliteWorkerData, job: FliteAlignJob): WorkerReply<FliteResult, Refusal> {
  const tokens = splitTokens(job.text)
  const reference = fliteSpeech(own, tokens, job.voice, job.speed)
  if (!reference) return { ok: false, reason: 'unspeakable' }
  const { samples, sampleRate } = job
  const spans: (Span | undefined)[] = tokens.map(() => undefined)
  for (const [index, sentence] of reference.sentences.entries()) {
    const stretch = job.sentences[index]
    if (!stretch) continue
    const endMs = reference.sentences[index + 1]?.startMs ?? Infinity
    const sampleAt = (ms: number) => Math.round((ms / 1000) * reference.sampleRate)
    const carried = alignSpans(
      {
        samples: reference.samples.subarray(sampleAt(sentence.startMs), sampleAt(endMs)),
        sampleRate: reference.sampleRate,
        spans: reference.spans
          .slice(sentence.from, sentence.to)
          .map((span) => span && shiftSpan(span, -sentence.startMs)),
      },
      { samples: samples.subarray(stretch.from, stretch.to), sampleRate },
    )
    const offset = (stretch.from / sampleRate) * 1000
    for (const [token, span] of carried.entries()) spans[sentence.from + token] = span && shiftSpan(span, offset)
  }
  const marks = placeMarks(tokens, spans, (samples.length / sampleRate) * 1000, isSpeakableInEnglish)
  return { ok: true, result: { samples: new Float32Array(0), sampleRate, marks } }
}
