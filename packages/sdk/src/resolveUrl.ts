const WHOLE_ADDRESS = /^([a-z][a-z\d+.-]*:|\/\/)/i

/** A base URL without the slash at its end; the empty text is the origin of the page. */
export const trimBaseUrl = (baseUrl = '') => baseUrl.replace(/\/+$/, '')

/** The whole address of a path below a trimmed base URL; whole addresses stay as they are. */
export function resolveUrl(baseUrl: string, path: string): string {
  return WHOLE_ADDRESS.test(path) ? path : `${baseUrl}${path.startsWith('/') ? '' : '/'}${path}`
}
