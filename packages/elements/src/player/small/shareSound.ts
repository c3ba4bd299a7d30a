import type { footMessages } from './footMessages.ts'

/**
 * Passes the page of a sound on: by what the system offers, or else by a copied link. Resolves to what there is to say about it;
 * nothing when the system or the visitor has said it.
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
    // The visitor changed their mind.
    return (error as DOMException).name === 'AbortError' ? '' : texts.notCopied(url)
  }
}
