import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'
import { lazyModule } from '../loading/lazyModule.ts'
import type { Sound } from './decodeClip.ts'

const workerModule = lazyModule(() => import('./measureInWorker.ts'))
const mainThreadModule = lazyModule(() => import('./measureHere.ts'))

/** Measures a whole clip in a worker; where the page allows none, on the main thread with pauses in between. */
export async function measureClip(
  sound: Sound,
  marks: readonly SpeechMark[],
  signal: AbortSignal,
): Promise<ClipAnalysis> {
  const { measureInWorker } = await workerModule.load()
  signal.throwIfAborted()
  try {
    return await measureInWorker(sound, marks, signal)
  } catch (error) {
    if (signal.aborted) throw error
    const { measureHere } = await mainThreadModule.load()
    return await measureHere(sound, marks, signal)
  }
}
