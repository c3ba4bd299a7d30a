import type { Gender } from '@voice-rankings/contract'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useReadingAlong } from './useReadingAlong.ts'
import type { Stage } from './VoicePlayerModel.ts'

interface HostText {
  target: Element | string | null | undefined
  stage: Pick<Stage, 'track' | 'marks'>
  gender: Gender | 'none'
  languageCode: string | undefined
}

/** Lets the host's own text light up with the sound. A selector is looked for where the player stands, then in the page. */
export function useHostText(root: RefObject<Element | null>, { target, stage, gender, languageCode }: HostText): void {
  const { track, marks } = stage
  const reading = useReadingAlong(target ? track : null)
  useEffect(() => {
    if (!reading || !target || !track || marks.length === 0 || !root.current) return
    const element = typeof target === 'string' ? find(root.current, target) : target
    if (!element) {
      console.warn('No text of the page lights up: no element matches highlightTarget. Check the selector.', target)
      return
    }
    return reading.readAlong(element, { track, marks, languageCode, names: hostHighlights(gender) })
  }, [reading, root, target, track, marks, gender, languageCode])
}

/** The host's text keeps its colours but for the word being spoken, in the voice's, and a wash over its sentence. */
const hostHighlights = (gender: Gender | 'none') => ({
  word: `voice-host-${gender}`,
  sentence: 'voice-host-sentence',
})

function find(player: Element, selector: string): Element | null {
  const near = player.getRootNode()
  try {
    const inScope = near instanceof ShadowRoot || near instanceof Document ? near.querySelector(selector) : null
    return inScope ?? player.ownerDocument.querySelector(selector)
  } catch {
    return null
  }
}
