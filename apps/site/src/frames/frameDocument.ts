import type { MetaDescriptor } from 'react-router'
import { colorRules, EMBED_COLOR } from '@voice-rankings/contract'
import { limitMarkup } from '../limitMarkup.ts'

/** Look of a framed player, from the query of its address. */
export interface FrameLook {
  /** `light`, `dark` or `auto`, which follows the embedding page. */
  theme: string
  /** `compact` for a card of one line. */
  size: string
  /** Colour of the player; null for that of the voice. */
  color: string | null
}

interface FrameDocument {
  /** CSP nonce of the inline script. */
  nonce: string
  meta: readonly MetaDescriptor[]
  look: FrameLook
  title: string
  /** Markup of the page's card. */
  content: string
  status?: number
}

/** Reads the look from the address of a frame. */
export function readFrameLook(address: string): FrameLook {
  const { searchParams } = new URL(address)
  const color = searchParams.get('color') ?? ''
  return {
    theme: searchParams.get('theme') ?? 'auto',
    size: searchParams.get('size') ?? 'normal',
    color: EMBED_COLOR.test(color) ? color : null,
  }
}

/** Document for frames that does not load the site's scripts, styles and fonts. */
export function frameDocument({ nonce, meta, look, title, content, status = 200 }: FrameDocument): Response {
  const name = escapeMarkup(title)
  const head = meta.map(writeDescriptor).join('')
  const { theme, size, color } = look
  const colored = color ? `<style nonce="${nonce}">voice-player{${colorRules(color)}}</style>` : ''
  const html = `<!doctype html><html lang="en" data-theme="${escapeMarkup(theme)}" data-size="${escapeMarkup(size)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script nonce="${nonce}">(${String(limitMarkup)})(window)</script>${head}<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/embed/v1/frame.css">${colored}<script type="module" src="/embed/v1/frame.js"></script></head><body><main aria-label="${name}"><h1>${name}</h1>${content}</main></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function writeDescriptor(descriptor: MetaDescriptor): string {
  if ('title' in descriptor && !('tagName' in descriptor))
    return `<title>${escapeMarkup(String(descriptor.title))}</title>`
  const { tagName = 'meta', httpEquiv, ...rest } = descriptor as Record<string, unknown>
  const attributes = Object.entries({ ...rest, 'http-equiv': httpEquiv }).filter(([, value]) => value !== undefined)
  const written = attributes.map(([attribute, value]) => `${attribute}="${escapeMarkup(String(value))}"`)
  return `<${String(tagName)} ${written.join(' ')}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for use in markup and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
}
