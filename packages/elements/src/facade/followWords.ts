import type { SpeechMark } from '@voice-rankings/contract'
import { HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
import type { Frames, Track } from '@voice-rankings/playback'

/** Nothing else of a small player waits for frames, and asking for them costs more than all the rest of it. */
const LOOK_EVERY_MS = 40
const frames: Frames = {
  request: (look) => setTimeout(look, LOOK_EVERY_MS),
  cancel: (handle) => clearTimeout(handle),
}

/**
 * Lights up the words as they are spoken: in the page's own text, which is not changed, or in the player. The returned function
 * ends it.
 */
export function followWords(element: HTMLElement, root: ShadowRoot, track: Track): () => void {
  const attribute = (name: string) => element.getAttribute(name) ?? undefined
  let end: (() => void) | undefined
  let isOver = false
  async function follow(): Promise<void> {
    const { loadMarks } = await import('./loadMarks.ts')
    const marks = await loadMarks(attribute('marks') ?? '')
    if (isOver || marks.length === 0) return
    const selector = attribute('highlight-target')
    const target = selector ? element.ownerDocument.querySelector(selector) : showWords(element, root, marks)
    if (!target) return console.warn('No text of the page lights up: no element matches highlight-target.', selector)
    end = readAlong(target, {
      track,
      marks,
      languageCode: attribute('language-code'),
      names: selector
        ? { word: `voice-host-${attribute('gender') ?? 'none'}`, sentence: 'voice-host-sentence' }
        : HIGHLIGHTS,
      seeksAtRest: true,
      frames,
    })
  }
  follow().catch((error: unknown) => console.error('The player goes without its words:', error))
  return () => {
    isOver = true
    end?.()
    root.querySelector('[part=speech]')?.remove()
  }
}

function showWords(element: Element, root: ShadowRoot, marks: readonly SpeechMark[]): Element {
  const speech = element.ownerDocument.createElement('p')
  speech.setAttribute('part', 'speech')
  speech.lang = element.getAttribute('language-code') ?? ''
  speech.textContent = element.getAttribute('text') ?? marks.map(({ word }) => word).join(' ')
  root.querySelector('[part=more]')?.after(speech)
  root.querySelector('[part=captions]')?.setAttribute('aria-pressed', 'true')
  return speech
}
