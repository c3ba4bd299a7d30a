import type { Client, ClientOptions } from './createClient.ts'
import { resolveUrl, trimBaseUrl } from './resolveUrl.ts'

/** A client that fetches its code when it is first used. */
export type LateClient = Client & {
  /** Fetches the code, for example when a visitor points to what will make a call. Rejects when it cannot be had. */
  load(): Promise<void>
}

/**
 * Makes a client whose code, schemas included, is fetched when it is first called. Calls made meanwhile wait for it; when it cannot
 * be fetched they reject, and the next call tries again.
 */
export function createLateClient(options: ClientOptions = {}): LateClient {
  const baseUrl = trimBaseUrl(options.baseUrl)
  const { allowances: known = [] } = options
  const listeners = new Set<() => void>()
  let client: Client | null = null
  let loading: Promise<Client> | null = null

  async function open(): Promise<Client> {
    const { createClient } = await import('./createClient.ts')
    client = createClient(options)
    client.allowances.subscribe(() => listeners.forEach((listener) => listener()))
    return client
  }

  function load(): Promise<Client> {
    loading ??= open().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  const local = {
    baseUrl,
    url: (path: string) => resolveUrl(baseUrl, path),
    load: async () => void (await load()),
    allowances: {
      getState: () => client?.allowances.getState() ?? known,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  return new Proxy(local as unknown as LateClient, {
    get: (target, name) => {
      // A promise that resolves with a client asks whether it is another promise.
      if (typeof name === 'symbol' || name === 'then' || name in target) return Reflect.get(target, name)
      return async (...input: unknown[]) => Reflect.apply(Reflect.get(await load(), name), undefined, input)
    },
  })
}
