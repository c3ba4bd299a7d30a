/** Default address of the API: the page's own origin. The server's own build uses the origin of the script instead. */
export function defaultBaseUrl(): string {
  return ''
}
