/** A page of this site to go back to after signing in or out; anything that could lead elsewhere becomes `/`. */
export function returnPath(text: string | undefined): string {
  const here = 'http://here.invalid'
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return '/'
  const url = URL.parse(text, here)
  return url?.origin === here ? url.pathname + url.search + url.hash : '/'
}
