import { expect, test } from 'vitest'
import { withSecurityHeaders } from './securityHeaders.ts'

function headersOf(path: string, uploadOrigins: readonly string[] = []): Headers {
  const html = new Response('', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  return withSecurityHeaders(html, { nonce: 'bm9uY2U=', uploadOrigins, path }).headers
}

function directivesOf(path: string, uploadOrigins: readonly string[] = []): Map<string, string> {
  const policy = headersOf(path, uploadOrigins).get('Content-Security-Policy') ?? ''
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.replace(/^\S+ /, '')]))
}

test.each([
  ['/', "'none'"],
  ['/voice/flite/female/slt--anna', "'none'"],
  ['/embed', "'none'"],
  ['/voices/embed/', "'none'"],
  ['/embed/voice/flite/female/slt--anna', '*'],
])('page %s has frame-ancestors %s', (path, who) => {
  expect(directivesOf(path).get('frame-ancestors')).toBe(who)
})

test('an embed page can be framed by cross-origin isolated pages, other pages cannot', () => {
  const embed = headersOf('/embed/voice/flite/female/slt--anna')
  expect(embed.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(embed.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
  expect(headersOf('/').has('Cross-Origin-Resource-Policy')).toBe(false)
})

test('the CSP allows own scripts, and inline scripts only with the nonce', () => {
  const directives = directivesOf('/')
  for (const name of ['script-src', 'style-src']) expect(directives.get(name)).toBe("'self' 'nonce-bm9uY2U='")
  expect([...directives.values()].join(' ')).not.toMatch(/unsafe|https?:/)
})

test('the CSP allows uploads to the bucket and no other connections', () => {
  expect(directivesOf('/').get('connect-src')).toBe("'self'")
  expect(directivesOf('/', ['https://s3.example']).get('connect-src')).toBe("'self' https://s3.example")
})

test('a page allows popups to reach it, and data responses have no CSP', () => {
  const page = { nonce: '', uploadOrigins: [], path: '/' }
  const html = withSecurityHeaders(new Response('', { headers: { 'Content-Type': 'text/html' } }), page)
  expect(html.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  const data = withSecurityHeaders(new Response('[]', { headers: { 'Content-Type': 'text/x-script' } }), page)
  expect(data.headers.has('Content-Security-Policy')).toBe(false)
  expect(data.headers.get('Cache-Control')).toBe('private, no-cache')
})
