import type { Sequence, SequenceState } from '@voice-rankings/playback/sequence'
import { useEffect, useState } from 'react'

/** Interval in which the time is shown anew, in ms. */
const SHOW_MS = 250

/** Position in the current sentence in ms; `sound` is the state of the sequence. */
export function useSequenceTime(sequence: Sequence, sound: SequenceState): number {
  const [positionMs, setPosition] = useState(sequence.currentTimeMs)
  useEffect(() => {
    const show = () => setPosition(sequence.currentTimeMs)
    show()
    if (sound.status !== 'playing') return
    const timer = setInterval(show, SHOW_MS)
    return () => clearInterval(timer)
  }, [sequence, sound])
  return positionMs
}
