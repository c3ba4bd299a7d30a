/** Where the API lives when an element does not say: beside the script, which our own server's build knows; here the page. */
export function defaultBaseUrl(): string {
  return ''
}
