import { useEffect, useState } from 'react'

/** Seconds left until a time in ms since 1970, rounded up; 0 afterwards. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const leftMs = Math.max(0, until - now)
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [leftMs])
  return Math.ceil(leftMs / 1000)
}
