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
  return withMissing(local, (group) =>
    withMissing({}, (method) => async (...input: unknown[]) => {
      const calls = Reflect.get(await load(), group)
      return Reflect.apply(Reflect.get(calls, method), undefined, input)
    }),
  ) as unknown as LateClient
}

/** An object whose missing properties are made when they are asked for. */
function withMissing(target: object, make: (name: string) => unknown): object {
  return new Proxy(target, {
    get: (_, name) =>
      // A promise that resolves with a client asks whether it is another promise.
      typeof name === 'symbol' || name === 'then' || name in target ? Reflect.get(target, name) : make(name),
  })
}
