import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import type { ClipAnswer, ClipQuestion } from './clipWorker.ts'
import type { Sound } from './decodeClip.ts'

/**
 * Measures a clip in a worker, which is terminated with the result or the signal. Rejects if workers are not allowed.
 */
export function measureInWorker(
  { samples, rate }: Sound,
  marks: readonly SpeechMark[],
  signal: AbortSignal,
): Promise<ClipAnalysis> {
  // Bundlers detect workers by this exact expression.
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
  // A copy, because live playback still uses the samples.
  const question: ClipQuestion = { samples: samples.slice(), rate, marks }
  worker.postMessage(question, [question.samples.buffer])
  return answered.finally(() => {
    end.abort()
    worker.terminate()
  })
}
