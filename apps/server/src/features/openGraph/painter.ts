import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Renderer } from '@takumi-rs/core'
import type { Node } from '@takumi-rs/helpers'

/** Size of a picture for link previews, in pixels, as social networks ask for it. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The site's own fonts; a letter that one part lacks is taken from the next. Geist has all that `drawable` says. */
const FONTS: readonly (readonly [family: string, file: string])[] = [
  ['Bricolage', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'],
  ['Bricolage', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2'],
  ['Bricolage', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-opsz-normal.woff2'],
  ['Geist', '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'],
  ['Geist', '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2'],
  ['Geist', '@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2'],
  ['Geist', '@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2'],
  ['Geist', '@fontsource-variable/geist/files/geist-cyrillic-ext-wght-normal.woff2'],
]

/** Draws pictures as PNG. */
export type Painter = (picture: Node) => Promise<Uint8Array>

/** Makes a painter; the library and the fonts are loaded when the first picture is wanted. */
export function createPainter(): Painter {
  let loading: Promise<Renderer> | undefined
  return async (picture) => {
    loading ??= loadRenderer()
    return (await loading).render(picture, { ...PICTURE, format: 'png' })
  }
}

async function loadRenderer(): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of FONTS) await renderer.registerFont({ name, data: await readFile(resolve(file)) })
  return renderer
}
