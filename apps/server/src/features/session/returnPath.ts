/** Begins a path of this site; with two of them, or one of each kind, a browser reads the name of another host. */
const OWN_PATH = /^\/(?![/\\])/

/** A page of this site to go back to after signing in or out; anything that could lead elsewhere becomes `/`. */
export function returnPath(text: string | undefined): string {
  const here = 'http://here.invalid'
  if (text === undefined || !OWN_PATH.test(text)) return '/'
  const url = URL.parse(text, here)
  // Taking dots out of a path can leave two slashes at its beginning.
  return url?.origin === here && OWN_PATH.test(url.pathname) ? url.pathname + url.search + url.hash : '/'
}
