import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/geist/wght.css'

// Fonts are fetched in anonymous CORS mode even from the same origin, so the preload must match. Style sheets come
// first: text can be shown without fonts, but nothing without styles.
const preload = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
  fetchPriority: 'low' as const,
})

/** Preloads the Latin subset of both fonts, which every page needs; other subsets load on demand. */
export const FONT_LINKS = [preload(text), preload(display)]
