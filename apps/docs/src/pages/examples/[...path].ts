import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute } from 'astro'
import { EXAMPLE_SERVER } from '../../finish/exampleServer.ts'
import { LIMIT_MARKUP } from '../../finish/limitMarkup.ts'
import { readSource, REPOSITORY } from '../../reference/sources.ts'
import { EXAMPLE_STYLES } from '../../styles/exampleStyles.ts'

/** One page per HTML example. */
export function getStaticPaths() {
  const files = globSync('*/*.html', { cwd: join(REPOSITORY, 'examples') })
  return files.map((path) => ({ params: { path } }))
}

/** Start of the head: the Trusted Types policy and the styles. */
const HEAD = `<script>${LIMIT_MARKUP}</script><style>${EXAMPLE_STYLES}</style>`

/**
 * Sends the example with this server's address in place of the placeholder, and adds the CSP, fonts and reserved
 * heights.
 */
export const GET: APIRoute = ({ params }) => {
  const html = readSource(`examples/${params['path']}`)
    .replaceAll(EXAMPLE_SERVER, '')
    .replace('<title>', `${HEAD}<title>`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
