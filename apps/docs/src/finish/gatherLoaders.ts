import { holdScripts } from '../../../../scripts/pages/holdScripts.mjs'

/** Style sheet link. Print style sheets have a media attribute, so they do not match; they do not block rendering. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g

/** Module script. Astro escapes quotes in displayed code, which therefore does not match. */
const SCRIPT = /<script type="module" src="[^"]+"><\/script>/g

/** Style sheet addresses of the pages, once each, in order. */
export const sheetsOf = (pages: Iterable<string>) => [
  ...new Set([...pages].flatMap((html) => [...html.matchAll(SHEET)].map(([, href = '']) => href))),
]

/**
 * Replaces the style sheets in a page's head with one and defers its scripts until after the first paint. Scripts
 * inside the body would trigger a style recalculation of everything around them when they load.
 */
export function gatherLoaders(html: string, sheet: string): string {
  const scripts = [...new Set(html.match(SCRIPT))].join('')
  const rest = html.replaceAll(SHEET, '').replaceAll(SCRIPT, '')
  return rest.replace('</head>', `<link rel="stylesheet" href="${sheet}">${holdScripts(scripts)}</head>`)
}
