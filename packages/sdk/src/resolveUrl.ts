const WHOLE_ADDRESS = /^([a-z][a-z\d+.-]*:|\/\/)/i

/** Removes trailing slashes of a base URL; the empty string is the page's origin. */
export const trimBaseUrl = (baseUrl = '') => baseUrl.replace(/\/+$/, '')

/** Resolves a path against a trimmed base URL; absolute URLs stay unchanged. */
export function resolveUrl(baseUrl: string, path: string): string {
  return WHOLE_ADDRESS.test(path) ? path : `${baseUrl}${path.startsWith('/') ? '' : '/'}${path}`
}
