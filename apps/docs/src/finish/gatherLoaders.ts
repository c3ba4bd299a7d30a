import { holdScripts } from '../../../../scripts/pages/holdScripts.mjs'

/** A style sheet of a page; those for print, which name a medium, hold nothing up. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g

/** A module script; Astro escapes quotes in code that is shown. */
const SCRIPT = /<script type="module" src="[^"]+"><\/script>/g

/** Addresses of the style sheets of some pages, each once, in their order. */
export const sheetsOf = (pages: Iterable<string>) => [
  ...new Set([...pages].flatMap((html) => [...html.matchAll(SHEET)].map(([, href = '']) => href))),
]

/**
 * A page whose head loads one style sheet, in place of its own, and holds its scripts back until it has been painted. Where they
 * stood, their coming would have the styles of everything around them computed anew.
 */
export function gatherLoaders(html: string, sheet: string): string {
  const scripts = [...new Set(html.match(SCRIPT))].join('')
  const rest = html.replaceAll(SHEET, '').replaceAll(SCRIPT, '')
  return rest.replace('</head>', `<link rel="stylesheet" href="${sheet}">${holdScripts(scripts)}</head>`)
}
