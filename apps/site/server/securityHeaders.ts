interface PageOf {
  /** Lets the page's own inline scripts and styles in, and no others. */
  nonce: string
  /** Origins besides the page's own to which it may send audio. */
  uploadOrigins: readonly string[]
  path: string
}

/** Pages that are made for the frames of other sites. */
const EMBED = /^\/embed\//

/**
 * What a page may load and run: what is ours. Inline, only what has the nonce of its answer; no style attributes at all,
 * which is why positions and shares are drawn as SVG or set by scripts. Texts become markup only by the policy that the
 * early script sets up. Pages are framed by nobody, but for those made to be.
 */
function contentSecurityPolicy({ nonce, uploadOrigins, path }: PageOf): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    ['connect-src', "'self'", ...uploadOrigins].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${EMBED.test(path) ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The answer with the headers that keep a page to its own origin and its own scripts. */
export function withSecurityHeaders(response: Response, page: PageOf): Response {
  const headers = new Headers(response.headers)
  if (headers.get('Content-Type')?.startsWith('text/html') === true) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(page))
    // The login is a popup that has to reach its page, so popups are not cut off.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    if (EMBED.test(page.path)) {
      // A page that shuts out what does not say so frames only what does, and shuts out the same.
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      headers.set('Cross-Origin-Embedder-Policy', 'require-corp')
    }
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
