import { HELD } from './loadAfterPaint.mjs'

/**
 * Module preloads and module scripts. React and Astro escape quotes in attributes, React escapes `<` in text and React
 * Router in data, so nothing else matches.
 */
const LOADERS = /(?:<link rel="modulepreload"[^>]*>|<script [^>]*type="module"[^>]*>.*?<\/script>)+/gs

/**
 * Moves module preloads and module scripts of a page into templates, which `loadAfterPaint` opens, with a lower
 * priority than fonts. Used by the site and the documentation. It works on the HTML because React hoists preloads above
 * the styles, and neither React Router's `Scripts` nor Astro accepts a priority.
 */
export function holdScripts(html) {
  return html.replaceAll(LOADERS, (loaders) => {
    const lowered = loaders.replaceAll(/<(link|script) /g, '<$1 fetchpriority="low" ')
    return `<template ${HELD}>${lowered}</template>`
  })
}
