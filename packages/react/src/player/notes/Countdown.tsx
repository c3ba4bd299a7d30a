// Imports nothing of the player: code shared by two chunks would become a third, which every page with a player would
// load.
import { useEffect, useState } from 'react'

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
