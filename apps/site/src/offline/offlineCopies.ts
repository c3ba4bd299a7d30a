/** Caches of the service worker: pages with their data, and heard sounds. */
export const OFFLINE_CACHES = { pages: 'pages', sounds: 'sounds' } as const

/** Page shown for an address without a copy. Its `from` parameter is the address. */
export const OFFLINE_PATH = '/offline'

/** A page with a copy on this device. */
export interface SavedPage {
  path: string
  title: string
}

/** Pages with a copy on this device, latest first, without the offline page itself. */
export async function savedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(OFFLINE_CACHES.pages)
  const pages = await Promise.all(
    (await cache.keys()).toReversed().map(async (request) => {
      const response = await cache.match(request)
      if (response?.headers.get('content-type')?.startsWith('text/html') !== true) return null
      const { pathname, search } = new URL(request.url)
      return pathname === OFFLINE_PATH ? null : { path: pathname + search, title: titleOf(await response.text()) }
    }),
  )
  return pages.filter((page) => page !== null)
}

/** Title of an HTML page without the name of the site. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/u.exec(html) ?? []
  return unescape(title).replace(/ · [^·]+$/u, '')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescape = (text: string) => text.replace(/&([\w#]+);/gu, (all, name: string) => ENTITIES[name] ?? all)

/** Deletes the copies of pages and sounds, which may contain private texts. */
export async function deleteOfflineCopies(): Promise<void> {
  await Promise.all([caches.delete(OFFLINE_CACHES.pages), caches.delete(OFFLINE_CACHES.sounds)])
}
