// Imports nothing of the player's: what two chunks share becomes a third, which every page with a player would load.
import { useEffect, useState } from 'react'

/** The time left until a moment, in milliseconds since 1970. A timer is announced when it is asked for, not each second. */
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
