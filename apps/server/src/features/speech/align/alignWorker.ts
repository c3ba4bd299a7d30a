import { answerJobs } from '../../../kernel/workers/answerJobs.ts'
import { shiftSpan, type Span } from '../marks/placeMarks.ts'
import type { AlignJob } from './alignJob.ts'
import { alignSpans } from './alignSpans.ts'
import { soundingSpan } from './estimateSpans.ts'

/** Aligns the sounding parts, as recordings begin and end with different silences. */
answerJobs(({ reference, target }: AlignJob): Promise<(Span | undefined)[]> => {
  const from = soundingSpan(reference.samples, reference.sampleRate)
  const to = soundingSpan(target.samples, target.sampleRate)
  const spans = alignSpans(
    { ...cut(reference, from), spans: reference.spans.map((span) => span && shiftSpan(span, -from.start)) },
    cut(target, to),
  )
  return Promise.resolve(spans.map((span) => span && shiftSpan(span, to.start)))
})

function cut({ samples, sampleRate }: AlignJob['target'], { start, end }: Span): AlignJob['target'] {
  const at = (ms: number) => Math.round((ms / 1000) * sampleRate)
  return { samples: samples.subarray(at(start), at(end)), sampleRate }
}
