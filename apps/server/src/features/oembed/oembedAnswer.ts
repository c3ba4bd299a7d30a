import { frameNode, printMarkup } from '@voice-rankings/contract'
import { escapeMarkup } from '../../kernel/http/escapeMarkup.ts'
import { PICTURE } from '../openGraph/painter.ts'
import type { FramedSubject } from './framedSubject.ts'

/** Response of type "rich" (oEmbed 1.0, oembed.com, section 2.3.4.4). */
export interface OembedAnswer {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly title: string
  readonly provider_name: string
  readonly provider_url: string
  /** In seconds. */
  readonly cache_age: number
  readonly html: string
  readonly width: number
  readonly height: number
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}

/** Default width of the player, in pixels. */
const WIDTH = 640

const CACHE_SECONDS = 3600

export interface OembedOptions {
  subject: FramedSubject
  origin: string
  /** Maximum size that the embedding page accepts, in pixels. */
  maxWidth: number
  maxHeight: number
}

/** Builds the oEmbed response for a voice, one of its snippets, or a playlist. */
export function oembedAnswer({ subject, origin, maxWidth, maxHeight }: OembedOptions): OembedAnswer {
  const { title, path, picture } = subject
  const width = Math.min(WIDTH, maxWidth)
  const height = Math.min(subject.height, maxHeight)
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Voice Rankings',
    provider_url: origin,
    cache_age: CACHE_SECONDS,
    html: printMarkup(frameNode({ src: origin + path, title, width, height })),
    width,
    height,
    // The thumbnail has one size, so it is omitted where it does not fit.
    ...(picture !== null && PICTURE.width <= maxWidth && PICTURE.height <= maxHeight
      ? {
          thumbnail_url: origin + picture,
          thumbnail_width: PICTURE.width,
          thumbnail_height: PICTURE.height,
        }
      : {}),
  }
}

/** Serializes the response as XML. */
export function oembedXml(answer: OembedAnswer): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
}
