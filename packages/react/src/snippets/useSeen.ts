import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far outside the view an element counts as seen. */
const MARGIN = '200px'

/** Whether an element has been in view; true at once where the browser cannot tell. False on a server. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return
    const Observer = element.ownerDocument.defaultView?.IntersectionObserver
    if (!Observer) return setIsSeen(true)
    const observer = new Observer((entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: MARGIN,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
