import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  /** Without the name of the site, which is added. */
  title?: string
  description: string
  /** Origin and path; null leaves the page without a canonical address. */
  canonical: string | null
}

const SITE = 'Voice Rankings'

/** Title, description, canonical address and Open Graph tags of a page. */
export function pageMeta({ title, description, canonical }: PageMeta): MetaDescriptor[] {
  const whole = title === undefined ? `${SITE}: hear, measure and compare text-to-speech voices` : `${title} · ${SITE}`
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? SITE },
    { property: 'og:description', content: description },
    ...(canonical === null
      ? []
      : [
          { property: 'og:url', content: canonical },
          { tagName: 'link', rel: 'canonical', href: canonical },
        ]),
  ]
}

/** The origin the site is seen under, which the root of every page knows. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
