import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'
import { siteMessages } from './messages.ts'

interface PageMeta {
  /** Title without the site name, which is appended. */
  title?: string
  /** What the site is for, as the title of a page without one. */
  site?: string
  description: string
  /** Address of the page without parameters; null omits the canonical link. */
  canonical: string | null
  /** Target of a link preview. Default: `canonical`. */
  address?: string
  /** Image of a link preview. Default: an image of the site. */
  image?: { url: string; alt: string }
  /** Audio file of a link preview. */
  audio?: string | undefined
  /** oEmbed address of the page. */
  oembed?: string | undefined
  /** schema.org description of the page. */
  jsonLd?: Exclude<Thing, string>[]
}

const SITE = 'Voice Rankings'

/** Document title of a page. */
export const documentTitle = (title: string) => `${title} · ${SITE}`

/** Title, description, canonical address, link preview (Open Graph, Twitter card), JSON-LD and oEmbed of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, jsonLd = [] } = page
  // External consumers of these tags need absolute addresses.
  const [address, audio, oembed] = [page.address ?? canonical, page.audio, page.oembed].map(wholeAddress)
  const whole = title === undefined ? `${SITE}: ${page.site ?? siteMessages.titles.site}` : documentTitle(title)
  const image = page.image ? wholeAddress(page.image.url) && page.image : siteImage(address)
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? SITE },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    ...(canonical === null ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:type', content: 'image/png' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(audio
      ? [
          { property: 'og:audio', content: audio },
          { property: 'og:audio:type', content: 'audio/mpeg' },
        ]
      : []),
    ...(oembed ? oembedLinks(oembed, title ?? SITE) : []),
    ...jsonLd
      .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
      .filter(isWritten)
      .map((thing) => ({ 'script:ld+json': thing })),
  ]
}

/**
 * True on the server, and in the browser if the server has rendered the description. Search engines read the rendered
 * one, and the page's CSP forbids adding scripts, even of data.
 */
function isWritten(thing: object): boolean {
  if (typeof document === 'undefined') return true
  const written = document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]')
  return [...written].some(({ text }) => JSON.stringify(JSON.parse(text)) === JSON.stringify(thing))
}

/** Absolute address; undefined for a path, which addresses are while the site's origin is unknown. */
const wholeAddress = (address: string | null | undefined) => (address && URL.canParse(address) ? address : undefined)

function siteImage(address: string | undefined): PageMeta['image'] {
  if (address === undefined) return undefined
  return { url: `${new URL(address).origin}/og/site.png`, alt: `${SITE}: hear, measure and compare voices` }
}

/** oEmbed address for a path of the site. */
export function oembedAddress(origin: string, path: string): string {
  return `${origin}/oembed?url=${encodeURIComponent(origin + path)}`
}

/** oEmbed discovery links, for pages that show the player in place of a link (oembed.com, section 4). */
function oembedLinks(url: string, title: string): MetaDescriptor[] {
  const link = (format: 'json' | 'xml', type: string) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    href: `${url}&format=${format}`,
    title,
  })
  return [link('json', 'application/json+oembed'), link('xml', 'text/xml+oembed')]
}

/** Origin of the site, from the root route's data. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
