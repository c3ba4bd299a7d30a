import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'

interface PageMeta {
  /** Without the name of the site, which is added. */
  title?: string
  description: string
  /** Address of the page without parameters; null leaves the page without one. */
  canonical: string | null
  /** What a link preview leads to. Default: `canonical`. */
  address?: string
  /** What the picture of a link preview shows. Default: the site itself. */
  image?: { url: string; alt: string }
  /** Sound that a link preview may play. */
  audio?: string | undefined
  /** Where others learn how to embed the page. */
  oembed?: string | undefined
  /** The page as schema.org describes it. */
  jsonLd?: Exclude<Thing, string>[]
}

const SITE = 'Voice Rankings'

/** Title of a page's document. */
export const documentTitle = (title: string) => `${title} · ${SITE}`

/** Title, description, canonical address, link preview (Open Graph, Twitter card), JSON-LD and oEmbed of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, jsonLd = [] } = page
  // Who reads these has no page to take a path for one of.
  const [address, audio, oembed] = [page.address ?? canonical, page.audio, page.oembed].map(wholeAddress)
  const whole = title === undefined ? `${SITE}: hear, measure and compare text-to-speech voices` : documentTitle(title)
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
 * Whether a description is in the page, or on its way there from the server. Search engines read that one, and in the browser
 * the page's policy lets nobody write a script, not even of data.
 */
function isWritten(thing: object): boolean {
  if (typeof document === 'undefined') return true
  const written = document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]')
  return [...written].some(({ text }) => JSON.stringify(JSON.parse(text)) === JSON.stringify(thing))
}

/** An address that begins with an origin; undefined for a path, as addresses are while the site's own is not known. */
const wholeAddress = (address: string | null | undefined) => (address && URL.canParse(address) ? address : undefined)

function siteImage(address: string | undefined): PageMeta['image'] {
  if (address === undefined) return undefined
  return { url: `${new URL(address).origin}/og/site.png`, alt: `${SITE}: hear, measure and compare voices` }
}

/** Where others learn how to embed the page at a path of the site. */
export function oembedAddress(origin: string, path: string): string {
  return `${origin}/oembed?url=${encodeURIComponent(origin + path)}`
}

/** What lets a page that links here show the player instead (oembed.com, section 4). */
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

/** The origin the site is seen under, which the root of every page knows. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
