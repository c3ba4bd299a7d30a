import type { Gender } from '@voice-rankings/contract'
import { useEffect } from 'react'
import { hostHighlights } from '../../player/index.ts'

/** Interval in which the text follows its lit word, in ms. */
const FOLLOW_MS = 250

/** Scrolls a box, and not its page, so that the lit word stays in view during playback, until the visitor scrolls it. */
export function useLitWordInView(
  box: { readonly current: HTMLElement | null },
  { gender, isPlaying }: { gender: Gender | undefined; isPlaying: boolean },
): void {
  useEffect(() => {
    const element = box.current
    const highlights = globalThis.CSS?.highlights
    if (!element || !highlights || gender === undefined || !isPlaying) return
    const follow = () => {
      const ranges = [...(highlights.get(hostHighlights(gender).word) ?? [])]
      const lit = ranges.find(({ startContainer }) => element.contains(startContainer))
      if (!lit || !('getBoundingClientRect' in lit)) return
      const [word, frame] = [(lit as Range).getBoundingClientRect(), element.getBoundingClientRect()]
      const isInView = word.top >= frame.top && word.bottom <= frame.bottom
      if (!isInView) element.scrollTop += word.top - frame.top - frame.height / 3
    }
    const timer = setInterval(follow, FOLLOW_MS)
    const leave = () => clearInterval(timer)
    for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
      element.addEventListener(type, leave, { passive: true })
    }
    return () => {
      leave()
      for (const type of ['wheel', 'touchmove', 'keydown'] as const) element.removeEventListener(type, leave)
    }
  }, [box, gender, isPlaying])
}
