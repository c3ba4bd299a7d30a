import { createHash } from 'node:crypto'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'

const STYLE =
  'body{display:grid;place-items:center;min-height:90vh;margin:0 1rem;color-scheme:light dark;font:1rem system-ui,sans-serif}'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Page for any path while the database opens. */
export function startingPage(path: string): Response {
  return waitingPage(path, { status: 503, text: 'Starting…', seconds: 1 })
}

/** Page for the documentation while it is being built. */
export function unbuiltPage(path: string): Response {
  return waitingPage(path, {
    status: 503,
    text: 'The documentation is being built. This page opens by itself.',
    seconds: 2,
  })
}

/** Page for a network that exceeded its limit of pages. */
export function rateLimitedPage(path: string, waitMs: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const text = `Too many pages opened from your network. This page opens by itself in ${seconds} s.`
  return waitingPage(path, { status: 429, text, seconds })
}

/**
 * A page that reloads itself. For paths of framed pages it may be framed too: a frame that the browser blocked would
 * never reload.
 */
function waitingPage(path: string, { status, text, seconds }: { status: number; text: string; seconds: number }) {
  const isForFrames = path.startsWith('/embed/')
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${seconds}">` +
    `<meta name="viewport" content="width=device-width"><title>Voice Rankings</title><style>${STYLE}</style>` +
    `<p role="status">${text}</p>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${POLICY}; frame-ancestors ${isForFrames ? '*' : "'none'"}`,
    ...(isForFrames && { ...ANY_ORIGIN, 'cross-origin-embedder-policy': 'require-corp' }),
    'retry-after': String(seconds),
    'cache-control': 'no-store',
  }
  return new Response(html, { status, headers })
}
