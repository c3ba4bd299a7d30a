import { alignSpans } from '../align/alignSpans.ts'
import { placeMarks, type Span } from '../marks/placeMarks.ts'
import type { LaneReply } from '../pool/lane.ts'
import { splitTokens } from '../text/tokens.ts'
import type { FliteAlignJob, FliteResult, FliteWorkerData } from './fliteJob.ts'
import { fliteSentences } from './fliteSentences.ts'

/** Times the words of another engine's audio: flite says the same sentences, and each is warped onto the other's. */
export function alignWithFlite(own: FliteWorkerData, job: FliteAlignJob): LaneReply<FliteResult> {
  const tokens = splitTokens(job.text)
  const { samples, sampleRate } = job
  const spans: (Span | undefined)[] = []
  let spoken = 0
  for (const reference of fliteSentences(own, tokens, job.voice, job.speed)) {
    const stretch = reference.samples.length > 0 ? job.sentences[spoken] : undefined
    if (stretch) {
      spoken += 1
      const target = { samples: samples.subarray(stretch.from, stretch.to), sampleRate }
      const offset = (stretch.from / sampleRate) * 1000
      for (const span of alignSpans(reference, target)) {
        spans.push(span && { start: span.start + offset, end: span.end + offset })
      }
    } else spans.push(...reference.spans.map(() => undefined))
  }
  const marks = placeMarks(tokens, spans, (samples.length / sampleRate) * 1000)
  return { ok: true, result: { samples: new Float32Array(0), sampleRate, marks } }
}
