import type { Shared } from './shareTargets.ts'

/** HTML that plays a sound on another page, with a link to its page. It needs no script. */
export function audioEmbed({ url, title, audioUrl }: Shared & { audioUrl: string }): string {
  const [href, name, src] = [url, title, audioUrl].map(escapeHtml)
  return `<figure><audio controls preload="none" src="${src}"></audio><figcaption><a href="${href}">${name}</a></figcaption></figure>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
