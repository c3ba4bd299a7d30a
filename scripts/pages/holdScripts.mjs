import { HELD } from './loadAfterPaint.mjs'

/**
 * Module preloads and module scripts. React and Astro escape quotes in attributes, React `<` in text and React Router in data, so
 * nothing else matches.
 */
const LOADERS = /(?:<link rel="modulepreload"[^>]*>|<script [^>]*type="module"[^>]*>.*?<\/script>)+/gs

/**
 * Puts module preloads and module scripts of a page into templates, which `loadAfterPaint` opens, and lowers their priority below
 * that of fonts; for the site and the documentation. It works on the HTML because React hoists preloads above the styles, and
 * neither React Router's `Scripts` nor Astro takes a priority.
 */
export function holdScripts(html) {
  return html.replaceAll(LOADERS, (loaders) => {
    const lowered = loaders.replaceAll(/<(link|script) /g, '<$1 fetchpriority="low" ')
    return `<template ${HELD}>${lowered}</template>`
  })
}
