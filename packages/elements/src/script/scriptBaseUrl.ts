/** Server that the `/embed/v1/` script was loaded from. */
export function defaultBaseUrl(): string {
  return new URL('../..', import.meta.url).href.replace(/\/$/u, '')
}
