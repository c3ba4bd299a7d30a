import { useCallback, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../player/index.ts'

/** Keys that scroll a page. */
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/**
 * Scrolls to the sentence that plays, until the visitor scrolls or `onLeave` is called; `onReturn` scrolls to it again.
 * `find` returns the element of a sentence.
 */
export function useFollowVoice(
  find: (index: number) => Element | null | undefined,
  index: number,
  block: ScrollLogicalPosition = 'center',
) {
  const [isAway, setAway] = useState(false)
  const isReduced = useReducedMotion()
  const show = () => find(index)?.scrollIntoView({ block, behavior: isReduced ? 'auto' : 'smooth' })
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })

  // The first sentence is where the page begins.
  const [first] = useState(index)
  useEffect(() => {
    if (!isAway && index !== first) latest.current()
  }, [isAway, index, first])

  const onLeave = useCallback(() => setAway(true), [])
  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => SCROLL_KEYS.has(event.key) && onLeave()
    window.addEventListener('wheel', onLeave, { passive: true })
    window.addEventListener('touchmove', onLeave, { passive: true })
    window.addEventListener('keydown', leaveByKey)
    return () => {
      window.removeEventListener('wheel', onLeave)
      window.removeEventListener('touchmove', onLeave)
      window.removeEventListener('keydown', leaveByKey)
    }
  }, [onLeave])

  return {
    isAway,
    onLeave,
    onReturn() {
      setAway(false)
      show()
    },
  }
}
