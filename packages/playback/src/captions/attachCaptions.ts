import type { SpeechMark } from '@voice-rankings/contract'
import { formatVtt } from './formatVtt.ts'

export interface CaptionOptions {
  /** BCP 47. */
  languageCode?: string
  /** What a browser calls them in its own menu. */
  label?: string
}

/**
 * Gives a media element captions made of marks, as a `<track>` that is on, so that the browser's own controls, extensions and
 * assistive technology have them too. The returned function takes them away.
 *
 * @example
 * const detach = attachCaptions(audio, marks, { label: 'English', languageCode: 'en' })
 */
export function attachCaptions(
  media: HTMLMediaElement,
  marks: readonly SpeechMark[],
  { languageCode = '', label = '' }: CaptionOptions = {},
): () => void {
  const url = URL.createObjectURL(new Blob([formatVtt(marks)], { type: 'text/vtt' }))
  const track = media.ownerDocument.createElement('track')
  track.kind = 'captions'
  track.srclang = languageCode
  track.label = label
  track.src = url
  media.append(track)
  track.track.mode = 'showing'
  return () => {
    track.remove()
    URL.revokeObjectURL(url)
  }
}
