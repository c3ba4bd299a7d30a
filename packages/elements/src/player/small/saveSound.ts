import { safeFileName, saveFile } from '@voice-rankings/react/ui'

/**
 * Saves the sound of a link as a file. A browser saves by itself what is of the page's own origin; of others it would open it in
 * place of the page, so it is fetched first, and opened beside the page where that is not allowed.
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
    console.warn('The sound is opened, as it could not be saved.', error)
    globalThis.open(url, '_blank', 'noopener')
  }
}
