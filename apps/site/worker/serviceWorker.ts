import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { OFFLINE_CACHES, OFFLINE_PATH } from '../src/offline/offlineCopies.ts'

declare const self: ServiceWorkerGlobalScope
/** Scripts and styles of this build, by buildWorker.ts. */
declare const BUILT_FILES: string[]
/** Hash of their names. */
declare const BUILD: string

/** Numbers of entries that are kept: about 5 MB of pages and 20 MB of sounds. */
const KEPT = { pages: 100, sounds: 200 }

/** Pages of the server, and of frames on other sites. */
const NOT_OF_SITE = /^\/(api|docs|embed|storybook|login|og)(\/|$)/

/** Answers that a page loads after a visit: voices, snippets and what is similar. Never those about an account. */
const VOICE_DATA = /^\/api\/v1\/voice\/(?!rating-token|get-snippets|speech)/

const SOUND = /^\/(sampleAudioTTS|snippets)\/.+\.mp3$/

const kept = (cache: keyof typeof KEPT) => ({
  cacheName: OFFLINE_CACHES[cache],
  plugins: [new ExpirationPlugin({ maxEntries: KEPT[cache], purgeOnQuotaError: true })],
})

const pages = new NetworkFirst(kept('pages'))
const sounds = new CacheFirst(kept('sounds'))

// Any script may be needed by a page that was saved, and the offline page must not show a user.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }])
precacheAndRoute([{ url: OFFLINE_PATH, revision: BUILD }, ...BUILT_FILES.map((url) => ({ url, revision: null }))])
cleanupOutdatedCaches()
void self.skipWaiting()
clientsClaim()

registerRoute(({ request, url, sameOrigin }) => {
  return sameOrigin && request.mode === 'navigate' && !NOT_OF_SITE.test(url.pathname)
}, openPage)
registerRoute(({ url, sameOrigin }) => sameOrigin && isData(url), pages)
registerRoute(({ url, sameOrigin }) => sameOrigin && SOUND.test(url.pathname), playSound)

/** Data of a page: from the router, or from the API. */
const isData = ({ pathname }: URL) => pathname.endsWith('.data') || VOICE_DATA.test(pathname)

/** The page from the server, or its copy, or the offline page. */
async function openPage({ event, request, url }: { event: ExtendableEvent; request: Request; url: URL }) {
  try {
    return await pages.handle({ event, request })
  } catch {
    if (url.pathname === OFFLINE_PATH) return (await matchPrecache(OFFLINE_PATH)) ?? Response.error()
    // A redirect, since a page hydrates only at its own address.
    return Response.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(url.pathname + url.search)}`)
  }
}

/**
 * The sound from the server, or its copy. A browser requests ranges, which a cache cannot hold, so the whole file is
 * saved beside the answer; most of it comes from the browser's HTTP cache.
 */
async function playSound({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(sounds.handle({ event, request: new Request(request.url) }).catch(() => {}))
    return response
  } catch (error) {
    const copy = await (await caches.open(OFFLINE_CACHES.sounds)).match(request.url)
    if (!copy) throw error
    return request.headers.has('range') ? createPartialResponse(request, copy) : copy
  }
}
