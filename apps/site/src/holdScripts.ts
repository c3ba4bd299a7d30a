import { HELD } from './loadAfterPaint.ts'

/** Module preloads and module scripts. React escapes `<` in text and React Router in data, so nothing else matches. */
const LOADERS = /(?:<link rel="modulepreload"[^>]*>|<script [^>]*type="module"[^>]*>.*?<\/script>)+/gs

/**
 * Puts module preloads and module scripts of rendered HTML into templates, which `loadAfterPaint` opens, and lowers their
 * priority below that of fonts. It works on the HTML because React hoists preloads above the styles and React Router's
 * `Scripts` takes no priority.
 */
export function holdScripts(html: string): string {
  return html.replaceAll(LOADERS, (loaders) => {
    const lowered = loaders.replaceAll(/<(link|script) /g, '<$1 fetchpriority="low" ')
    return `<template ${HELD}>${lowered}</template>`
  })
}
