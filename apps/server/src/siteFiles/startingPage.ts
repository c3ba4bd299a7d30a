import { createHash } from 'node:crypto'
import { ANY_ORIGIN } from '../http/anyOrigin.ts'

const STYLE =
  'body{display:grid;place-items:center;min-height:90vh;margin:0;color-scheme:light dark;font:1rem system-ui,sans-serif}'

const HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">' +
  `<meta name="viewport" content="width=device-width"><title>Voice Rankings</title><style>${STYLE}</style>` +
  '<p role="status">Starting…</p>'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * The page of this path in the first seconds, while the database opens: it asks again by itself. Where a page for frames will
 * be, this one is for frames too: a frame that a browser has refused asks nobody again.
 */
export function startingPage(path: string): Response {
  const isForFrames = path.startsWith('/embed/')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${POLICY}; frame-ancestors ${isForFrames ? '*' : "'none'"}`,
    ...(isForFrames && { ...ANY_ORIGIN, 'cross-origin-embedder-policy': 'require-corp' }),
    'retry-after': '1',
    'cache-control': 'no-store',
  }
  return new Response(HTML, { status: 503, headers })
}
