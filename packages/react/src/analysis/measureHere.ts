import { analyseClipSteps } from '@voice-rankings/analysis'
import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import type { Sound } from './decodeClip.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Measures a clip on this thread, yielding between the steps. */
export async function measureHere(
  { samples, rate }: Sound,
  marks: readonly SpeechMark[],
  signal: AbortSignal,
): Promise<ClipAnalysis> {
  const steps = analyseClipSteps(samples, rate, marks)
  for (;;) {
    await nextTask()
    signal.throwIfAborted()
    const { done, value } = steps.next()
    if (done) return value
  }
}
