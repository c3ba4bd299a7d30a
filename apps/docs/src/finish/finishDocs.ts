import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressFiles } from './compressFiles.ts'
import { gatherLoaders, sheetsOf } from './gatherLoaders.ts'
import { inlineHashes } from './inlineHashes.ts'
import { moveStyles } from './moveStyles.ts'

/** File in the build folder with the metadata the server needs about the pages. */
const SERVED = 'served.json'

/** Folder of Astro's page assets in the build. */
const ASSETS = '_astro'

/** Examples are separate pages and stay unchanged. */
const isExample = (name: string) => name.startsWith('examples')

/**
 * Makes every code block scrollable by keyboard, also without scripts. Expressive Code adds unnamed landmarks to overflowing
 * blocks, unless they are focusable already.
 */
const reachCode = (html: string) =>
  html.replaceAll('<pre data-language=', '<pre tabindex="0" role="group" data-language=')

/**
 * Prepares the pages for a strict CSP and an early first paint (decisions/0018), and writes the list of pages and the
 * hashes of inline code for the server.
 */
export function finishDocs(): AstroIntegration {
  return {
    name: 'voice-rankings:finish-docs',
    hooks: {
      async 'astro:build:done'({ dir, pages }) {
        const directory = fileURLToPath(dir)
        const found = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.html'))
        const htmls = new Map<string, string>()
        for (const name of found) htmls.set(name, await readFile(join(directory, name), 'utf8'))

        const rules = new Map<string, string>()
        const moved = [...htmls]
          .filter(([name]) => !isExample(name))
          .map(([name, html]) => [name, reachCode(moveStyles(html, rules))] as const)
        const sheets = sheetsOf(moved.map(([, html]) => html))
        const read = sheets.map((href) => readFile(join(directory, ASSETS, basename(href)), 'utf8'))
        const styled = [...rules].map(([name, style]) => `[data-styled='${name}']{${style}}`)
        const css = [...(await Promise.all(read)), ...styled].join('\n')
        const file = `${ASSETS}/docs.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
        await writeFile(join(directory, file), css)
        for (const [name, html] of moved) {
          const gathered = gatherLoaders(html, `/docs/${file}`)
          htmls.set(name, gathered)
          await writeFile(join(directory, name), gathered)
        }

        const inline = [...htmls.values()].map(inlineHashes)
        const scripts = [...new Set(inline.flatMap((hashes) => hashes.scripts))]
        const styles = [...new Set(inline.flatMap((hashes) => hashes.styles))]
        const paths = pages.map(({ pathname }) => `/docs/${pathname}`)
        const told = paths.filter((path) => !/\/(404|examples)\//.test(path)).toSorted()
        await writeFile(join(directory, SERVED), JSON.stringify({ scripts, styles, paths: told }))
        await compressFiles(directory)
      },
    },
  }
}
