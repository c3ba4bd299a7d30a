/** Most addresses that one sitemap may have (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000

/** An address of a sitemap. */
export interface SitemapEntry {
  /** Whole, with its origin. */
  readonly url: string
  /** When the page last changed; null when that is unknown. */
  readonly changed: Date | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Writes a sitemap of pages. */
export function pagesXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => `<url>${contentOf(entry)}</url>\n`)
  return `${HEAD}<urlset ${NAMESPACE}>\n${lines.join('')}</urlset>\n`
}

/** Writes the sitemap of sitemaps, which a site with more than {@link SITEMAP_LIMIT} pages has. */
export function indexXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => `<sitemap>${contentOf(entry)}</sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}

function contentOf({ url, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<loc>${escapeXml(url)}</loc>${lastmod}`
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as it may stand in XML. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)
