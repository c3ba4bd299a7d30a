import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'

/**
 * Styles of example pages, in place of browser defaults. They are inlined because a frame is painted before an external
 * style sheet has loaded.
 */
export const EXAMPLE_STYLES = `@font-face {
  font-family: 'Geist Variable';
  font-display: optional;
  font-weight: 100 900;
  src: url(${text}) format('woff2');
}
@font-face {
  font-family: 'Bricolage Grotesque Variable';
  font-display: optional;
  font-weight: 200 800;
  src: url(${display}) format('woff2');
}
:root {
  color-scheme: light dark;
  background: light-dark(#fff, oklch(0.205 0.01 285));
}
body {
  margin: 16px;
  font-family: 'Geist Variable', system-ui, sans-serif;
  line-height: 1.5;
}
/* Reserved height until the script has loaded, so nothing shifts. */
voice-player:not(:defined) {
  display: block;
  min-height: 96px;
}
voice-search:not(:defined) {
  display: block;
  min-height: 44px;
}
`
