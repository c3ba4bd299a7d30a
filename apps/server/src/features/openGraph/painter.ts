import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Renderer } from '@takumi-rs/core'
import type { Node } from '@takumi-rs/helpers'

/** Image size that social networks expect, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The site's fonts in fallback order. Geist covers all characters that `drawable` accepts. */
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

/** Size of a picture in pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Renders a picture as PNG; its default size is {@link PICTURE}. */
export type Painter = (picture: Node, size?: PictureSize) => Promise<Uint8Array>

/** Creates a painter; renderer and fonts are loaded with the first picture. */
export function createPainter(): Painter {
  let loading: Promise<Renderer> | undefined
  return async (picture, size = PICTURE) => {
    loading ??= loadRenderer()
    return (await loading).render(picture, { ...size, format: 'png' })
  }
}

async function loadRenderer(): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of FONTS) await renderer.registerFont({ name, data: await readFile(resolve(file)) })
  return renderer
}
