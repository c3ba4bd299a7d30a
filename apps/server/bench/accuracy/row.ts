import type { VoiceProfile, VoiceTrack } from '@voice-rankings/analysis'

/** One figure and what it should be. */
export interface Row {
  readonly goal: string
  readonly unit: string
  /** Must be reached: no worse than this. */
  readonly floor: number
  /** What we are after. */
  readonly aim: number
  /** Whether more or less is good. */
  readonly better: 'less' | 'more'
  /** Undefined when it could not be measured; `note` then says what is missing. */
  readonly measured: number | undefined
  /** Where the figure comes from: how many were measured, which was the worst. */
  readonly note: string
}

export type Verdict = 'aim' | 'pass' | 'FAIL' | 'not measured'

export function verdictOf({ measured, floor, aim, better }: Row): Verdict {
  if (measured === undefined) return 'not measured'
  const reaches = (goal: number) => (better === 'less' ? measured <= goal : measured >= goal)
  if (reaches(aim)) return 'aim'
  return reaches(floor) ? 'pass' : 'FAIL'
}

/** Something measured over the speech of many voices. */
export interface Measure {
  /** Takes one voice's speech into account. */
  add?(spoken: Spoken): Promise<void> | void
  rows(): Promise<Row[]> | Row[]
}

/** Speech of one voice, as its engine made it. */
export interface Spoken {
  readonly voiceId: string
  readonly samples: Float32Array
  readonly rate: number
  readonly text: string
  readonly marks: readonly { word: string; startTime: number; duration: number }[]
  /** BCP 47. */
  readonly language: string
  /** True for a voice made to whisper. */
  readonly whispers: boolean
  /** What the analysis says of it. */
  readonly profile: VoiceProfile
  readonly track: VoiceTrack
  /** The same voice with another text of about 15 s; absent where the bench has none in that language. */
  readonly other?: { readonly samples: Float32Array; readonly rate: number }
}
