/** A style sheet of a page; those for print, which name a medium, hold nothing up. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g

/** Addresses of the style sheets of some pages, each once, in their order. */
export const sheetsOf = (pages: Iterable<string>) => [
  ...new Set([...pages].flatMap((html) => [...html.matchAll(SHEET)].map(([, href = '']) => href))),
]

/** A page with one style sheet in place of its own. */
export const linkOneSheet = (html: string, href: string) =>
  html.replaceAll(SHEET, '').replace('</head>', `<link rel="stylesheet" href="${href}"></head>`)
