import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Screens on which a player docks. */
const PHONE = '(max-width: 760px)'
/** Height of a page's header, which covers what is scrolled under it. */
const HEADER_PX = 64

/** True on a phone while a part of an element is scrolled out above the window, or below its header. */
export function useScrolledOut(root: RefObject<HTMLElement | null>, part: string, isWanted: boolean): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const node = root.current?.querySelector(`[part~='${part}']`)
    if (!isWanted || !node || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)
        const isAbove = seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top < HEADER_PX
        setIsOut(isAbove && matchMedia(PHONE).matches)
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [root, part, isWanted])
  return isOut && isWanted
}
