import { MAX_AUDIO_SECONDS } from '../speechLimits.ts'
import { placeMarks, type Span } from '../marks/placeMarks.ts'
import type { LaneReply } from '../pool/lane.ts'
import { speakableAscii } from '../text/speakableAscii.ts'
import { isSpeakable, splitTokens } from '../text/tokens.ts'
import type { FliteResult, FliteSpeakJob, FliteWorkerData } from './fliteJob.ts'
import { fliteSentences } from './fliteSentences.ts'

/** Speaks a text, with the times of its words from flite's own phone trace. */
export function speakFlite(own: FliteWorkerData, { text, voice, speed }: FliteSpeakJob): LaneReply<FliteResult> {
  const tokens = splitTokens(text)
  if (!isSpeakable(speakableAscii(text))) return { ok: false, reason: 'unspeakable' }

  const parts: Float32Array[] = []
  const spans: (Span | undefined)[] = []
  let length = 0
  let sampleRate = 16_000
  for (const sentence of fliteSentences(own, tokens, voice, speed)) {
    if (sentence.samples.length > 0) sampleRate = sentence.sampleRate
    const offset = (length / sampleRate) * 1000
    for (const span of sentence.spans) {
      spans.push(span && { start: span.start + offset, end: span.end + offset })
    }
    parts.push(sentence.samples)
    length += sentence.samples.length
    if (length > MAX_AUDIO_SECONDS * sampleRate) return { ok: false, reason: 'too_long' }
  }

  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  const marks = placeMarks(tokens, spans, (length / sampleRate) * 1000)
  return { ok: true, result: { samples, sampleRate, marks } }
}
