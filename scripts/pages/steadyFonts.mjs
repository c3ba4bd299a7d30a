/** Vite plugin for the site and the documentation: late fonts cause no layout shift, see decisions/0020. */
export const steadyFonts = {
  name: 'steady-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]@fontsource-variable[\\/].*\.css$/ },
    handler: (css) => css.replaceAll('font-display: swap', 'font-display: optional'),
  },
}
