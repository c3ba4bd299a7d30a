import { safeFileName, saveFile } from '@voice-rankings/react/inside/files/saveFile.ts'

/**
 * Downloads the sound of a link. Browsers download same-origin links directly but navigate to others, so those are
 * fetched first, and opened in a new tab if that is forbidden.
 */
export async function saveSound(event: Event, url: string): Promise<void> {
  const { origin, protocol, pathname } = new URL(url)
  if (origin === globalThis.location.origin || !protocol.startsWith('http')) return
  event.preventDefault()
  try {
    const response = await fetch(url, { credentials: 'omit' })
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
    saveFile(await response.blob(), safeFileName(pathname.slice(pathname.lastIndexOf('/') + 1)))
  } catch (error) {
    console.warn('The sound could not be saved; it is opened instead.', error)
    globalThis.open(url, '_blank', 'noopener')
  }
}
