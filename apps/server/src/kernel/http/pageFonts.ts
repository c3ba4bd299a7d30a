/** URL path of the fonts. */
export const FONTS_PATH = '/fonts'

interface PageFont {
  family: string
  /** Range of weights in the file. */
  weights: string
  /** Package that contains the file. */
  package: string
}

/** Latin fonts of the pages rendered by the server itself, by file name. They are those of the site. */
export const PAGE_FONTS: Readonly<Record<string, PageFont>> = {
  'geist-latin-wght-normal.woff2': {
    family: 'Geist Variable',
    weights: '100 900',
    package: '@fontsource-variable/geist',
  },
  'bricolage-grotesque-latin-opsz-normal.woff2': {
    family: 'Bricolage Grotesque Variable',
    weights: '200 800',
    package: '@fontsource-variable/bricolage-grotesque',
  },
}

/** CSS of the fonts. A page needs `font-src 'self'` in its policy. */
export const PAGE_FONT_FACES = Object.entries(PAGE_FONTS)
  .map(
    ([file, { family, weights }]) =>
      `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('${FONTS_PATH}/${file}') format('woff2') }`,
  )
  .join('\n')

/** HTML that loads the fonts together with the page, before its styles name them. Fonts are fetched without cookies. */
export const PAGE_FONT_LINKS = Object.keys(PAGE_FONTS)
  .map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${FONTS_PATH}/${file}" crossorigin="anonymous" />`,
  )
  .join('')
