import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressFiles } from './compressFiles.ts'
import { inlineHashes } from './inlineHashes.ts'
import { moveStyles } from './moveStyles.ts'
import { reachCode } from './reachCode.ts'

/** Where the server reads what the pages need of it, in the folder of the build. */
const SERVED = 'served.json'

/** Readies the pages for a strict policy, and tells the server what is inline in them and which there are. */
export function finishDocs(): AstroIntegration {
  return {
    name: 'voice-rankings:finish-docs',
    hooks: {
      async 'astro:build:done'({ dir, pages }) {
        const directory = fileURLToPath(dir)
        const scripts = new Set<string>()
        const styles = new Set<string>()
        const rules = new Map<string, string>()
        const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.html'))
        const moved = new Map<string, string>()
        for (const name of names) {
          const html = reachCode(moveStyles(await readFile(join(directory, name), 'utf8'), rules))
          const inline = inlineHashes(html)
          for (const hash of inline.scripts) scripts.add(hash)
          for (const hash of inline.styles) styles.add(hash)
          moved.set(name, html)
        }
        const css = [...rules].map(([name, style]) => `[data-styled='${name}']{${style}}`).join('\n')
        const file = `_astro/styled.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
        await writeFile(join(directory, file), css)
        const link = `<link rel="stylesheet" href="/docs/${file}">`
        for (const [name, html] of moved) {
          const linked = html.includes('data-styled=') ? html.replace('</head>', `${link}</head>`) : html
          await writeFile(join(directory, name), linked)
        }
        const paths = pages.map(({ pathname }) => `/docs/${pathname}`)
        const told = paths.filter((path) => !/\/(404|examples)\//.test(path)).toSorted()
        await writeFile(
          join(directory, SERVED),
          JSON.stringify({ scripts: [...scripts], styles: [...styles], paths: told }),
        )
        await compressFiles(directory)
      },
    },
  }
}
