/** The server that a script of `/embed/v1/` came from. */
export function defaultBaseUrl(): string {
  return new URL('../..', import.meta.url).href.replace(/\/$/u, '')
}
