/** Address of the page. */
const PAGE = '/chat-reviews-early-access'

/** Address of a mailed link. The page changes nothing until its button is pressed, since virus scanners follow links too. */
export function earlyAccessUrl(publicUrl: string, purpose: 'confirm' | 'leave', token: string): string {
  const url = new URL(PAGE, publicUrl)
  url.searchParams.set(purpose, token)
  return url.href
}
