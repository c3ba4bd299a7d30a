/** Begins a path of this site; with two slashes, or a backslash, a browser reads the name of another host. */
const OWN_PATH = /^\/(?![/\\])/

/** Where a login leads back to: what `?return=` says, else the page of this site it was opened from, else the first page. */
export function loginReturn(url: URL, referrer: string | null): string {
  const asked = url.searchParams.get('return')
  return ownPath(asked ?? referrer, url) ?? '/'
}

/** The path of an address on this site; null for other sites, and for the login itself, which would lead in a circle. */
function ownPath(address: string | null, { origin }: URL): string | null {
  if (address === null || (address.startsWith('/') && !OWN_PATH.test(address))) return null
  const found = URL.parse(address, origin)
  if (found?.origin !== origin || !OWN_PATH.test(found.pathname) || found.pathname === '/login') return null
  return found.pathname + found.search + found.hash
}
