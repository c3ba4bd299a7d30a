import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/geist/wght.css'

// Fonts are fetched without credentials even from their own origin, so the preload must be, too. Without them a text
// shows in a font of the system; without styles nothing shows, so these go first.
const preload = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
  fetchPriority: 'low' as const,
})

/** The Latin part of both fonts, which every page needs at once; other scripts come when a page uses them. */
export const FONT_LINKS = [preload(text), preload(display)]
