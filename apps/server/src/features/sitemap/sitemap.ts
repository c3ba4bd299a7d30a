import { escapeMarkup } from '../../kernel/http/escapeMarkup.ts'

/** Maximum number of addresses per sitemap (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000

export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** Time of the last change; null when unknown. */
  readonly changed: Date | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Serializes a sitemap. */
export function pagesXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => `<url>${contentOf(entry)}</url>\n`)
  return `${HEAD}<urlset ${NAMESPACE}>\n${lines.join('')}</urlset>\n`
}

/** Serializes the index of several sitemaps, for more than {@link SITEMAP_LIMIT} pages. */
export function indexXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => `<sitemap>${contentOf(entry)}</sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}

function contentOf({ url, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<loc>${escapeMarkup(url)}</loc>${lastmod}`
}
