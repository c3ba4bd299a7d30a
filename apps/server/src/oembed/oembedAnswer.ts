import { voicePath, type SpokenSnippet, type Voice } from '@voice-rankings/contract'
import { PICTURE } from '../openGraph/painter.ts'
import { titleOf } from '../snippets/titleOf.ts'

/** An embedded player as oEmbed 1.0 describes rich content (oembed.com, section 2.3.4.4). */
export interface OembedAnswer {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly title: string
  readonly provider_name: string
  readonly provider_url: string
  /** Seconds. */
  readonly cache_age: number
  readonly html: string
  readonly width: number
  readonly height: number
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}

/** Width of the player where nobody asks for a smaller one, in pixels. */
const WIDTH = 640

/** What is around the text of a player, what a line and a sign of it take as lines break, and its least width, in pixels. */
const TEXT = { above: 228, besides: 40, line: 23.5, sign: 9, least: 80 } as const
/** Of a longer text the end has to be scrolled to, in pixels. */
const TALLEST = 640
/** Signs as wide as they are high: those of Chinese, Japanese and Korean. */
const WIDE = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/g

/** How wide a page of somebody else leaves a player on a phone, whatever it asks for on a desk, in pixels. */
const ON_PHONES = 360

/** How high a player is that shows a text in that width, and on a phone without being scrolled. */
function heightOf(text: string, asked: number): number {
  const width = Math.min(asked, ON_PHONES)
  const signs = text.length + (text.match(WIDE)?.length ?? 0)
  const lines = Math.ceil((signs * TEXT.sign) / Math.max(width - TEXT.besides, TEXT.least))
  return Math.min(Math.ceil(TEXT.above + lines * TEXT.line), TALLEST)
}

const CACHE_SECONDS = 3600

export interface OembedOptions {
  voice: Voice
  snippet: SpokenSnippet | null
  origin: string
  /** Most pixels that the page has for it. */
  maxWidth: number
  maxHeight: number
}

/** What a page needs to show the player of a voice, or of one of its snippets. */
export function oembedAnswer({ voice, snippet, origin, maxWidth, maxHeight }: OembedOptions): OembedAnswer {
  const width = Math.min(WIDTH, maxWidth)
  const height = Math.min(heightOf(snippet?.voice_snippet_text ?? voice.voice_sample_text, width), maxHeight)
  const id = snippet && encodeURIComponent(snippet.voice_snippet_id)
  const path = id ? `/snippet/${id}` : voicePath(voice)
  const title = snippet ? `${voice.voice_name}: “${titleOf(snippet.voice_snippet_text)}”` : voice.voice_name
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Voice Rankings',
    provider_url: origin,
    cache_age: CACHE_SECONDS,
    html: frame(`${origin}/embed${path}`, title, width, height),
    width,
    height,
    // It comes in one size, so whoever has less room gets none.
    ...(PICTURE.width <= maxWidth && PICTURE.height <= maxHeight
      ? {
          thumbnail_url: `${origin}/og${path}.png`,
          thumbnail_width: PICTURE.width,
          thumbnail_height: PICTURE.height,
        }
      : {}),
  }
}

function frame(src: string, title: string, width: number, height: number): string {
  const attributes = { src, title, width, height, allow: 'autoplay; clipboard-write', loading: 'lazy', frameborder: 0 }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

/** The same as XML. */
export function oembedXml(answer: OembedAnswer): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeMarkup(text: string): string {
  // XML has no way to write these at all (XML 1.0, section 2.2).
  const writable = text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  return writable.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
