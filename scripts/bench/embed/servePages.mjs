import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../../paths.mjs'
import { MODULES } from './buildModules.mjs'
import { BUNDLES } from './peers.mjs'
import { SOUND } from './sound.mjs'
import { samplesAt } from './samplesAt.mjs'
import { pageOf } from './systems.mjs'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const FOLDERS = {
  '/embed/v1/': join(ROOT, 'packages/elements/dist/embed'),
  '/modules/': MODULES,
  '/peers/': BUNDLES,
}
/** Includes the reserved player height that the documentation recommends. */
const PAGE_STYLES =
  'main { max-width: 640px; margin: auto; font: 16px/1.5 sans-serif } voice-player { display: block; min-height: 96px }'

/** Policies of the pages. None restricts Trusted Types policy names, so a player may create one. */
const POLICIES = {
  csp: ['default-src', 'script-src', 'style-src', 'media-src', 'img-src', 'connect-src', 'font-src']
    .map((name, n) => `${name} ${n === 0 ? "'none'" : "'self'"}`)
    .join('; '),
  types: "require-trusted-types-for 'script'",
}

function readText(path) {
  if (path === '/page.css') return PAGE_STYLES
  const base = Object.keys(FOLDERS).find((start) => path.startsWith(start))
  const rest = base && path.slice(base.length)
  if (!rest || !/^[\w./-]+$/.test(rest) || rest.includes('..')) return null
  const file = join(FOLDERS[base], rest)
  return existsSync(file) ? readFileSync(file) : null
}

/** Sends the sound or the requested byte range of it. */
function sendSound(request, response) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const first = Number(from ?? 0)
  const last = to ? Math.min(Number(to), SOUND.length - 1) : SOUND.length - 1
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': 'audio/wav',
    'content-length': last - first + 1,
    'accept-ranges': 'bytes',
    ...(from !== undefined && { 'content-range': `bytes ${first}-${last}/${SOUND.length}` }),
  })
  response.end(SOUND.subarray(first, last + 1))
}

/**
 * Serves the pages, `/{system}?count=20&policy=csp`, and their assets, compressed: `{ origin, gzipBytes(path), close()
 * }`.
 */
export async function servePages(systems) {
  const packed = new Map()
  function pack(path) {
    if (!packed.has(path)) {
      const text = readText(path)
      packed.set(path, text && gzipSync(text, { level: 9 }))
    }
    return packed.get(path)
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://bench')
    if (/^\/sound-\d+\.wav$/.test(pathname)) return sendSound(request, response)
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    const system = systems.find(({ name }) => pathname === `/${name}`)
    const paths = pathname === '/api/v1/voice/samples' ? searchParams.get('paths') : null
    const text = system ? pageOf(system, Number(searchParams.get('count'))) : paths && JSON.stringify(samplesAt(paths))
    const body = text ? gzipSync(text) : pack(pathname)
    if (!body) return response.writeHead(404).end()
    const policy = POLICIES[searchParams.get('policy')]
    return response
      .writeHead(200, {
        'content-type': TYPES[system ? '.html' : paths ? '.json' : extname(pathname)],
        'content-encoding': 'gzip',
        'content-length': body.length,
        'cache-control': 'max-age=600',
        ...(policy && { 'content-security-policy': policy }),
      })
      .end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    gzipBytes: (path) => pack(path)?.length ?? 0,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
