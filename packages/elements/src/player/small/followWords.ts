import type { SpeechMark } from '@voice-rankings/contract'
import { framesAtWords, HIGHLIGHTS, loadText } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { parseJsonMarks } from '@voice-rankings/playback/captions'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'

/**
 * Highlights words as they are spoken: in the page's own text, which is not modified, or in the player. The returned
 * function stops it. `onMarks` receives the word times once they have loaded.
 */
export function followWords(
  player: HTMLElement & SmallPlayerProps,
  root: ShadowRoot,
  track: Track,
  onMarks: (marks: readonly SpeechMark[]) => void,
): () => void {
  const following = follow(player, root, track, onMarks).catch((error: unknown) => {
    console.error('The player goes without its words:', error)
  })
  return () => void following.then((end) => end?.())
}

async function follow(
  player: HTMLElement & SmallPlayerProps,
  root: ShadowRoot,
  track: Track,
  onMarks: (marks: readonly SpeechMark[]) => void,
): Promise<(() => void) | undefined> {
  const { languageCode, gender = 'none', highlightTarget } = player
  const [marks, { highlightWords }] = await Promise.all([loadMarks(player.marks ?? ''), import('./highlightWords.ts')])
  onMarks(marks)
  // Frames are requested only around words, since per-frame callbacks would be the player's largest cost.
  const options = { track, marks, languageCode, frames: framesAtWords(track, marks) }
  if (highlightTarget) {
    const text = player.ownerDocument.querySelector(highlightTarget)
    const names = { word: `voice-host-${gender}`, sentence: 'voice-host-sentence' }
    if (text) return highlightWords(text, { ...options, names })
    throw new Error(`No element of the page matches highlight-target, ${highlightTarget}.`)
  }
  const text = player.ownerDocument.createElement('p')
  text.setAttribute('part', 'speech')
  text.lang = languageCode ?? ''
  text.textContent = player.text ?? marks.map(({ word }) => word).join(' ')
  root.querySelector('[part=more]')?.after(text)
  root.querySelector('[part=captions]')?.setAttribute('aria-pressed', 'true')
  const end = highlightWords(text, { ...options, names: HIGHLIGHTS, seeksAtRest: true })
  return () => {
    end()
    text.remove()
  }
}

/** Loads word times from a file. Throws if it cannot be loaded. */
async function loadMarks(url: string): Promise<SpeechMark[]> {
  const file = await loadText(url)
  const marks = parseJsonMarks(file)
  if (marks) return marks
  const { parseCaptions } = await import('./parseCaptions.ts')
  return parseCaptions(file)
}
