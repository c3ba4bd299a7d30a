import type { SpeechMark } from '@voice-rankings/contract'
import { createPlayback, HIGHLIGHTS, loadText, readAlong } from '@voice-rankings/playback'
import type { Playback } from '@voice-rankings/playback'
import { parseMarks } from '@voice-rankings/playback/captions'
import { shareInPage } from '../element/pageShare.ts'

/**
 * Lights up the words as they are spoken: in the page's own text, which is not changed, or in the player. The returned function
 * ends it.
 */
export function followWords(element: HTMLElement, root: ShadowRoot, media: HTMLMediaElement): () => void {
  const ends: (() => void)[] = []
  let isOver = false
  async function follow(): Promise<void> {
    const marks = parseMarks(await loadText(element.getAttribute('marks') ?? ''))
    if (isOver || marks.length === 0) return
    const selector = element.getAttribute('highlight-target')
    const target = selector ? element.ownerDocument.querySelector(selector) : showWords(element, root, marks)
    if (!target) return console.warn('No text of the page lights up: no element matches highlight-target.', selector)
    const { track: trackOf } = shareInPage<Playback>(element.ownerDocument, 'playback', createPlayback)
    const gender = element.getAttribute('gender') ?? 'none'
    const names = selector ? { word: `voice-host-${gender}`, sentence: 'voice-host-sentence' } : HIGHLIGHTS
    const languageCode = element.getAttribute('language-code') ?? undefined
    ends.push(readAlong(target, { track: trackOf({ media }), marks, languageCode, names, seeksAtRest: true }))
  }
  follow().catch((error: unknown) => console.error('The player goes without its words:', error))
  return () => {
    isOver = true
    for (const end of ends) end()
    root.querySelector('[part=speech]')?.remove()
  }
}

function showWords(element: Element, root: ShadowRoot, marks: readonly SpeechMark[]): Element {
  const speech = element.ownerDocument.createElement('p')
  speech.setAttribute('part', 'speech')
  speech.lang = element.getAttribute('language-code') ?? ''
  speech.textContent = element.getAttribute('text') ?? marks.map(({ word }) => word).join(' ')
  root.querySelector('[part=visualizer]')?.after(speech)
  return speech
}
