import type { footMessages } from './footMessages.ts'

/**
 * Shares the page of a sound through the system's share sheet, or by copying the link. Resolves to a message; empty if
 * the system shared it or the visitor cancelled.
 */
export async function shareSound(player: HTMLElement, texts: typeof footMessages): Promise<string> {
  const page = player.ownerDocument
  const url = new URL(player.getAttribute('href') ?? '', page.URL).href
  const { navigator } = page.defaultView ?? globalThis
  try {
    if (navigator.share) {
      await navigator.share({ title: player.title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return texts.copied
  } catch (error) {
    // The visitor cancelled.
    return (error as DOMException).name === 'AbortError' ? '' : texts.notCopied(url)
  }
}
