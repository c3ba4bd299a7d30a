import type { SpeechMark } from '@voice-rankings/contract'
import type { FollowedTrack, Track } from '@voice-rankings/playback'
import { formatTime } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { PlayerMessages } from '../messages.ts'
import { useFollow } from '../sound/useFollow.ts'
import { rootProps, useRefs } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

/** Step of an arrow key in short and in long sounds. */
const STEP_MS = { short: 1000, long: 5000 } as const
const LONG_MS = 60_000
/** Minimum interval of slider updates during playback, since a screen reader announces every change. */
const ANNOUNCE_EVERY_MS = 5000

const NO_MARKS: readonly SpeechMark[] = []

export interface SeekSliderProps extends RootProps<HTMLInputElement> {
  track: FollowedTrack & Pick<Track, 'seek'>
  durationMs: number | null
  /** Word times; they enable Control and an arrow key to move by word. */
  marks?: readonly SpeechMark[]
  texts: PlayerMessages
}

/**
 * Invisible seek bar over the visualization. Arrow keys move a second, or five in sounds of a minute or more, with
 * Control a word; Page keys move a tenth of the whole.
 */
export function SeekSlider({ track, durationMs, marks = NO_MARKS, texts, ...props }: SeekSliderProps) {
  const slider = useRef<HTMLInputElement>(null)
  const ref = useRefs(slider, props)
  const told = useRef<{ timeMs: number; word?: string }>({ timeMs: Number.NEGATIVE_INFINITY })
  const lengthMs = durationMs ?? 0

  function tell(timeMs: number, word?: string): void {
    const node = slider.current
    if (!node) return
    // The media element reports a seek again when it is done, with a deviation below a millisecond: it is still at the
    // same word.
    const named = word ?? (Math.abs(timeMs - told.current.timeMs) < 1 ? told.current.word : undefined)
    told.current = { timeMs, word: named }
    node.value = String(Math.round(timeMs))
    const times = [formatTime(timeMs), formatTime(lengthMs)] as const
    node.setAttribute('aria-valuetext', named ? texts.seekWord(...times, named) : texts.seekValue(...times))
  }

  useFollow(track, (timeMs) => {
    const isMoving = track.getState().status === 'playing'
    if (!isMoving || Math.abs(timeMs - told.current.timeMs) >= ANNOUNCE_EVERY_MS) tell(timeMs)
  })
  useEffect(() => tell(track.currentTimeMs))

  function seek(timeMs: number, word?: string): void {
    track.seek(Math.max(0, Math.min(timeMs, lengthMs)))
    tell(track.currentTimeMs, word)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, altKey, ctrlKey, metaKey } = event
    const isReversed = isRightToLeft(event.currentTarget)
    if (metaKey || (ctrlKey && altKey)) return
    if (ctrlKey || altKey) {
      const mark = markBeside(marks, track.currentTimeMs, wordStep(key, isReversed))
      if (!mark) return
      event.preventDefault()
      seek(mark.startTime, mark.word)
      return
    }
    const target = keyTarget(key, track.currentTimeMs, lengthMs, isReversed)
    if (target === null) return
    event.preventDefault()
    seek(target)
  }

  return (
    <input
      part="seek"
      type="range"
      aria-label={texts.seek}
      aria-valuetext={texts.seekValue(formatTime(0), formatTime(lengthMs))}
      min={0}
      max={Math.max(1, Math.round(lengthMs))}
      step={10}
      defaultValue={0}
      disabled={lengthMs === 0}
      onChange={(event) => seek(Number(event.currentTarget.value))}
      onKeyDown={onKeyDown}
      onFocus={() => tell(track.currentTimeMs)}
      {...rootProps(props, 'voice-seek')}
      ref={ref}
    />
  )
}

const isRightToLeft = (node: Element) => getComputedStyle(node).direction === 'rtl'

function keyTarget(key: string, timeMs: number, lengthMs: number, isReversed: boolean): number | null {
  const stepMs = lengthMs < LONG_MS ? STEP_MS.short : STEP_MS.long
  const forward = isReversed ? -stepMs : stepMs
  const targets: Record<string, number> = {
    ArrowRight: timeMs + forward,
    ArrowLeft: timeMs - forward,
    ArrowUp: timeMs + stepMs,
    ArrowDown: timeMs - stepMs,
    PageUp: timeMs + lengthMs / 10,
    PageDown: timeMs - lengthMs / 10,
    Home: 0,
    End: lengthMs,
  }
  return targets[key] ?? null
}

function wordStep(key: string, isReversed: boolean): number {
  const forward = isReversed ? -1 : 1
  return key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0
}

/** Next or previous word of the one at a position. */
function markBeside(marks: readonly SpeechMark[], timeMs: number, step: number): SpeechMark | undefined {
  if (step === 0) return undefined
  // A seek may land a fraction of a millisecond beside its target.
  const at = marks.findLastIndex(({ startTime }) => startTime <= timeMs + 1)
  return marks[Math.max(0, at + step)]
}
