import type { FileSource } from './audioSource.ts'
import { PlaybackError } from './audioSource.ts'

const DATA_ADDRESS = /^data:([^;,]*)[^,]*,/

/**
 * Returns a URL for a media element, and a function that frees its resources. Throws a `PlaybackError` with code
 * `unreadable` when the text is not base64.
 */
export function openSource(source: FileSource): { url: string; close: () => void } {
  if ('url' in source) return { url: source.url, close: () => {} }
  // A blob instead of a data URL: every seek in a data URL decodes from the start.
  const [, type = 'audio/mpeg'] = DATA_ADDRESS.exec(source.base64) ?? []
  const url = URL.createObjectURL(new Blob([decodeBase64(source.base64)], { type }))
  return { url, close: () => URL.revokeObjectURL(url) }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replace(DATA_ADDRESS, '')), (character) => character.charCodeAt(0))
  } catch (cause) {
    throw new PlaybackError('unreadable', { cause })
  }
}
