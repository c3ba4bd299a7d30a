interface PageOf {
  /** Nonce that allows the page's own inline scripts and styles. */
  nonce: string
  /** Additional origins to which the page may upload audio. */
  uploadOrigins: readonly string[]
  path: string
}

/** Pages intended for frames on other sites. */
const EMBED = /^\/embed\//

/**
 * Content-Security-Policy of a page: own resources only, inline scripts and styles only with the nonce. Style
 * attributes are forbidden, so positions are drawn as SVG or set by scripts. Markup is allowed only through the Trusted
 * Types policy of the early script. Only embed pages may be framed.
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

/** Adds security headers to a response. */
export function withSecurityHeaders(response: Response, page: PageOf): Response {
  const headers = new Headers(response.headers)
  if (headers.get('Content-Type')?.startsWith('text/html') === true) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(page))
    // The login popup has to reach its opener, so popups are not isolated.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    if (EMBED.test(page.path)) {
      // Cross-origin isolated pages frame only documents with these headers.
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      headers.set('Cross-Origin-Embedder-Policy', 'require-corp')
    }
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
