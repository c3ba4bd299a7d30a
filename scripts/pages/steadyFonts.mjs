/** A plugin of Vite, for the site and the documentation: a font that comes late moves nothing, see decisions/0020. */
export const steadyFonts = {
  name: 'steady-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]@fontsource-variable[\\/].*\.css$/ },
    handler: (css) => css.replaceAll('font-display: swap', 'font-display: optional'),
  },
}
