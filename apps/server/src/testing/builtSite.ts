import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { loadSite, type Site } from '../features/files/loadSite.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'

/** A script long enough for compression. */
export const SCRIPT = `export const text = '${'speech '.repeat(300)}'`

/** Server entry of a small site, which answers with its options. */
const SERVER = `
export const INDEXED_PATHS = ['/', '/voices']
export const createSiteHandler = ({ build, uploadOrigins, publicUrl }) => async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('.data')) return new Response('[1]', { headers: { 'content-type': 'text/x-script' } })
  return new Response(\`<p>\${[build, ...uploadOrigins, publicUrl ?? []].flat().join(' ')}</p>\`, { headers: { 'content-type': 'text/html' } })
}`

/** Writes a small built site and loads it like the server does. */
export async function builtSite(build = 'build-one'): Promise<Site & { directory: string }> {
  const directory = temporaryDirectory()
  writeBuild(directory, build)
  const site = await loadSite({
    site: directory,
    docs: join(directory, 'docs'),
    storybook: join(directory, 'storybook'),
  })
  if (!site) throw new Error('The site that was just written is not there.')
  return { ...site, directory }
}

/** Overwrites the site with another build. */
export function writeBuild(directory: string, build: string): void {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(directory, path, '..'), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  write('server/index.js', SERVER)
  write('server/package.json', '{"type":"module"}')
  for (const pages of ['docs', 'storybook']) {
    write(`${pages}/served.json`, JSON.stringify({ scripts: [], styles: [], paths: [] }))
    write(`${pages}/index.html`, pages)
  }
  write('client/icon.svg', '<svg/>')
  write(`client/assets/page-${build}.js`, SCRIPT)
  write(`client/assets/page-${build}.js.br`, brotliCompressSync(SCRIPT))
  write(`client/assets/page-${build}.js.gz`, gzipSync(SCRIPT))
  write('client/builds/latest.json', JSON.stringify({ id: build, built_at: '2026-01-15T14:30:00.000Z' }))
  write(`client/builds/${build}.json`, JSON.stringify({ id: build, assets: [`assets/page-${build}.js`] }))
}
