import type { Sequence } from '@voice-rankings/playback/sequence'
import { useEffect, useState } from 'react'
import type { Reading } from './useReading.ts'

/** Choices of the sleep timer: minutes, or the end of the section. */
export const SLEEP_MINUTES = [15, 30, 45] as const
export type SleepChoice = (typeof SLEEP_MINUTES)[number] | 'section' | null

/** Time over which the sound fades out, in ms. */
const FADE_MS = 10_000

/** Interval of the fade, in ms. */
const STEP_MS = 250

export interface SleepTimer {
  readonly choice: SleepChoice
  /** Minutes left, rounded up; null without a time. */
  readonly minutesLeft: number | null
  onChoose(choice: SleepChoice): void
}

/** Pauses the player after a time, with a fade over the last ten seconds, or at the end of a section. */
export function useSleepTimer(sequence: Sequence | null, reading: Reading | null): SleepTimer {
  const [choice, setChoice] = useState<SleepChoice>(null)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [leftMs, setLeftMs] = useState(0)
  const section = reading?.section.section
  const [sectionAtStart, setSectionAtStart] = useState<number | undefined>()

  useEffect(() => {
    if (!sequence || endsAt === null) return
    const timer = setInterval(() => {
      const left = endsAt - Date.now()
      setLeftMs(Math.max(0, left))
      sequence.adjust({ volume: Math.max(0, Math.min(1, left / FADE_MS)) })
      if (left > 0) return
      sequence.pause()
      sequence.adjust({ volume: 1 })
      setEndsAt(null)
      setChoice(null)
    }, STEP_MS)
    return () => {
      clearInterval(timer)
      sequence.adjust({ volume: 1 })
    }
  }, [sequence, endsAt])

  const isOver = choice === 'section' && section !== sectionAtStart
  if (isOver) setChoice(null)
  const [over, setOver] = useState(0)
  if (isOver) setOver(over + 1)
  useEffect(() => {
    if (over > 0) sequence?.pause()
  }, [over, sequence])

  return {
    choice,
    minutesLeft: endsAt === null ? null : Math.ceil(leftMs / 60_000),
    onChoose(chosen) {
      setChoice(chosen)
      const ms = typeof chosen === 'number' ? chosen * 60_000 : null
      setLeftMs(ms ?? 0)
      setEndsAt(ms === null ? null : Date.now() + ms)
      setSectionAtStart(section)
    },
  }
}
