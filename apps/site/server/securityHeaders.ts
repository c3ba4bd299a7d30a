/**
 * Scripts run only with the nonce of their answer. Styles may be inline: playback positions and histograms are
 * style attributes, and the scroll lock of dialogs is a style element. Nothing comes from another host.
 */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The answer with the headers that keep a page to its own origin and its own scripts. */
export function withSecurityHeaders(response: Response, nonce: string): Response {
  const headers = new Headers(response.headers)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (headers.get('Content-Type')?.startsWith('text/html') === true) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
