/** Resolves a relative base URL: that of a client without one is the page's origin. */
export function wholeAddress(baseUrl: string): string {
  return new URL(baseUrl, globalThis.location?.href).href.replace(/\/+$/, '')
}
