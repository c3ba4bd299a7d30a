// Imports no code of the player: code shared by two chunks would become a third, which every page with a player would
// load.
import { useEffect, useState } from 'react'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/** Maximum number of listed words. */
const LISTED_WORDS = 8

/** Tells, also to screen readers, which words of the sound its voice cannot say; nothing while the text is edited. */
export function UnspokenWords({ texts, stage, isEdited }: VoicePlayerModel) {
  const words = [...new Set(stage.marks.flatMap(({ word, spoken }) => (spoken === false ? [word] : [])))]
  const listed = words.length > LISTED_WORDS ? [...words.slice(0, LISTED_WORDS), '…'] : words
  return <output part="unspoken">{!isEdited && texts.notSpoken(listed)}</output>
}

/**
 * Time remaining until a moment in milliseconds since 1970. Its timer role is announced on request, not every second.
 */
export function Countdown({ until, text }: { until: number; text: (leftMs: number) => string }) {
  const [now, setNow] = useState(Date.now)
  const leftMs = until - now
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs > 0 ? (
    <p part="hold-left" role="timer">
      {text(leftMs)}
    </p>
  ) : null
}
