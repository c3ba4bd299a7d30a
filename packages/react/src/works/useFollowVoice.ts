import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from '../player/index.ts'

/** Keys that scroll a page. */
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Scrolls to the sentence that plays, until the visitor scrolls or `onLeave` is called; `onReturn` scrolls to it again. */
export function useFollowVoice(article: RefObject<HTMLElement | null>, index: number) {
  const [isAway, setAway] = useState(false)
  const isReduced = useReducedMotion()
  const show = useCallback(() => {
    const sentence = article.current?.querySelector(`[data-sentence="${index}"]`)
    sentence?.scrollIntoView({ block: 'center', behavior: isReduced ? 'auto' : 'smooth' })
  }, [article, index, isReduced])

  // The first sentence is where the page begins.
  const [first] = useState(index)
  useEffect(() => {
    if (!isAway && index !== first) show()
  }, [isAway, show, index, first])

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
