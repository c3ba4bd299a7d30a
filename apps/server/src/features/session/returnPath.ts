/** An absolute path of this site; browsers parse `//` and `/\` as the start of a host name. */
const OWN_PATH = /^\/(?![/\\])/

/** Validates the path to return to after signing in or out; anything that could leave this site becomes `/`. */
export function returnPath(text: string | undefined): string {
  const here = 'http://here.invalid'
  if (text === undefined || !OWN_PATH.test(text)) return '/'
  const url = URL.parse(text, here)
  // Removing dot segments can produce a path that begins with two slashes.
  return url?.origin === here && OWN_PATH.test(url.pathname) ? url.pathname + url.search + url.hash : '/'
}
