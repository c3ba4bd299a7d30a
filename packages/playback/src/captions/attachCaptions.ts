import type { SpeechMark } from '@voice-rankings/contract'
import { formatVtt } from './formatVtt.ts'

export interface CaptionOptions {
  /** BCP 47. */
  languageCode?: string
  /** Label in the browser's own menu. */
  label?: string
}

/**
 * Adds captions made of marks to a media element, as an enabled `<track>`, which the browser's controls, extensions and
 * assistive technology can use. The returned function removes them.
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
