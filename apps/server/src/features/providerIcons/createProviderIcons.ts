import type { Log } from '../../kernel/log/createLog.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { fetchIcon } from './fetchIcon.ts'

/** Time until a cached icon is fetched again, in ms. */
export const CACHE_MS = 30 * 86_400_000

/** Time until a failed icon is requested again, in ms. */
export const RETRY_MS = 3_600_000

interface ProviderIconsOptions {
  /** URL of a favicon service with the placeholder `{host}`; undefined disables fetching. */
  address: string | undefined
  /** Cache of fetched icons. */
  store: ObjectStore
  log: Log
  fetch?: typeof fetch
  now?: () => number
}

/** Returns the icon of a provider's host from cache or service; null if there is none. */
export type FindIcon = (host: string) => Promise<Uint8Array | null>

/**
 * Creates an icon finder that uses one fixed service. The service learns which hosts are looked at, but nothing about
 * visitors. Pass hosts of the catalogue only.
 */
export function createProviderIcons(options: ProviderIconsOptions): FindIcon {
  const { address, store, log, now = Date.now } = options
  const flight = createSingleFlight<Uint8Array | null>()
  const failedAt = new Map<string, number>()

  async function find(host: string): Promise<Uint8Array | null> {
    if (address === undefined) return null
    const key = `providerIcons/${host}`
    const kept = await store.stat(key)
    const isFresh = kept !== null && now() - kept.modified.getTime() < CACHE_MS
    const failedLately = now() - (failedAt.get(host) ?? -Infinity) < RETRY_MS
    if (isFresh || failedLately) return kept && store.get(key)
    try {
      const url = address.replace('{host}', encodeURIComponent(host))
      const bytes = await fetchIcon(url, options.fetch)
      await store.put(key, bytes)
      return bytes
    } catch (error) {
      failedAt.set(host, now())
      log.error(`The icon of ${host} could not be fetched. The initial is shown for the next hour.`, error)
      return kept && store.get(key)
    }
  }

  return async (host) => (await flight.run(host, new AbortController().signal, () => find(host))).result
}
