import type { Log } from '../../kernel/log/createLog.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { fetchIcon } from './fetchIcon.ts'

/** How long a fetched icon is shown before it is fetched anew, in ms. */
export const FRESH_MS = 30 * 86_400_000

/** How long a provider whose icon could not be had is not asked for again, in ms. */
export const RETRY_MS = 3_600_000

interface ProviderIconsOptions {
  /** Address of a favicon service with `{host}` in it; undefined for none, then nothing is ever fetched. */
  address: string | undefined
  /** Where fetched icons are kept. */
  store: ObjectStore
  log: Log
  fetch?: typeof fetch
  now?: () => number
}

/** The icon of the provider at a host, as it is kept or as the service has it; null for none. */
export type FindIcon = (host: string) => Promise<Uint8Array | null>

/**
 * Finds icons at one fixed service, which learns of a host that somebody looks at it, and nothing of who. The caller
 * passes hosts of the catalogue only.
 */
export function createProviderIcons(options: ProviderIconsOptions): FindIcon {
  const { address, store, log, now = Date.now } = options
  const flight = createSingleFlight<Uint8Array | null>()
  const failedAt = new Map<string, number>()

  async function find(host: string): Promise<Uint8Array | null> {
    if (address === undefined) return null
    const key = `providerIcons/${host}`
    const kept = await store.stat(key)
    const isFresh = kept !== null && now() - kept.modified.getTime() < FRESH_MS
    const failedLately = now() - (failedAt.get(host) ?? -Infinity) < RETRY_MS
    if (isFresh || failedLately) return kept && store.get(key)
    try {
      const url = address.replace('{host}', encodeURIComponent(host))
      const bytes = await fetchIcon(url, options.fetch)
      await store.put(key, bytes)
      return bytes
    } catch (error) {
      failedAt.set(host, now())
      log.error(`The icon of ${host} could not be fetched; its initial is shown for an hour.`, error)
      return kept && store.get(key)
    }
  }

  return async (host) => (await flight.run(host, new AbortController().signal, () => find(host))).result
}
