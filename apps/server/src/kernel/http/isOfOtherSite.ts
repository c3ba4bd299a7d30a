/**
 * True for requests of elements and scripts in pages of other sites, by the Fetch Metadata headers, which browsers send.
 * The navigation to an address is allowed.
 */
export function isOfOtherSite({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-dest') !== 'document'
}
