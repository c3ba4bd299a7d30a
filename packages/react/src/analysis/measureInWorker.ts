import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import type { ClipAnswer, ClipQuestion } from './clipWorker.ts'
import type { Sound } from './decodeClip.ts'

/** Measures a clip in a worker of its own, which ends with the answer or the signal. Rejects where workers are refused. */
export function measureInWorker(
  { samples, rate }: Sound,
  marks: readonly SpeechMark[],
  signal: AbortSignal,
): Promise<ClipAnalysis> {
  // Written out in one expression: this is what bundlers look for.
  const worker = new Worker(new URL('./clipWorker.ts', import.meta.url), { type: 'module' })
  const end = new AbortController()
  const answered = new Promise<ClipAnalysis>((resolve, reject) => {
    const on = { signal: end.signal }
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ClipAnswer>) => ('clip' in data ? resolve(data.clip) : reject(new Error(data.problem))),
      on,
    )
    worker.addEventListener(
      'error',
      () => reject(new Error('The worker that measures clips could not be started.')),
      on,
    )
    signal.addEventListener('abort', () => reject(signal.reason as Error), on)
  })
  // A copy, because the live view goes on playing the samples.
  const question: ClipQuestion = { samples: samples.slice(), rate, marks }
  worker.postMessage(question, [question.samples.buffer])
  return answered.finally(() => {
    end.abort()
    worker.terminate()
  })
}
