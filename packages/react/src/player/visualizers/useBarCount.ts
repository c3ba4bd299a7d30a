import { barsIn } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Number of waveform bars that fit into an element, also after it was resized; `initial` on a server and while hidden. */
export function useBarCount(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([seen]) => {
      const widthPx = seen?.contentRect.width ?? 0
      if (widthPx > 0) setCount(barsIn(widthPx))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, count ?? initial]
}
