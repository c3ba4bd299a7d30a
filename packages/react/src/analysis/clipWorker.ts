import { analyseClip } from '@voice-rankings/analysis'
import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { SpeechMark } from '@voice-rankings/contract'

/** Request to measure a clip. */
export interface ClipQuestion {
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: number
  readonly marks: readonly SpeechMark[]
}

export type ClipAnswer = { readonly clip: ClipAnalysis } | { readonly problem: string }

function answer({ samples, rate, marks }: ClipQuestion): ClipAnswer {
  try {
    return { clip: analyseClip(samples, rate, marks) }
  } catch (error) {
    return { problem: String(error) }
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ClipQuestion>) => globalThis.postMessage(answer(data)))
