/** Path on this site. Browsers parse two slashes, or a backslash, as the start of a host name. */
const OWN_PATH = /^\/(?![/\\])/

/** Return address of a login: `?return=`, or the page of this site that linked to it, or the home page. */
export function loginReturn(url: URL, referrer: string | null): string {
  const asked = url.searchParams.get('return')
  return ownPath(asked ?? referrer, url) ?? '/'
}

/** Path of an address on this site; null for other sites and for the login itself, which would loop. */
function ownPath(address: string | null, { origin }: URL): string | null {
  if (address === null || (address.startsWith('/') && !OWN_PATH.test(address))) return null
  const found = URL.parse(address, origin)
  if (found?.origin !== origin || !OWN_PATH.test(found.pathname) || found.pathname === '/login') return null
  return found.pathname + found.search + found.hash
}
