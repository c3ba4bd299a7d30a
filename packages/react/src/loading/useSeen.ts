import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Distance to the viewport at which an element counts as visible. */
const MARGIN = '200px'

/**
 * True once an element has been visible while it was wanted; true at once if the browser cannot observe it. False on a
 * server.
 */
export function useSeen(ref: RefObject<Element | null>, isWanted = true): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen || !isWanted) return
    const Observer = element.ownerDocument.defaultView?.IntersectionObserver
    if (!Observer) return setIsSeen(true)
    const observer = new Observer((entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: MARGIN,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen, isWanted])
  return isSeen
}
