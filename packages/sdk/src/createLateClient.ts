import type { CallInput, CallName, CallOutput, CallsByName } from '@voice-rankings/contract'
import type { Client, ClientOptions } from './createClient.ts'
import { resolveUrl, trimBaseUrl } from './resolveUrl.ts'

/** A client whose code is loaded on first use. */
export type LateClient = Client & {
  /** Loads the code ahead of time, for example on hover. Rejects when loading fails. */
  load(): Promise<void>
}

/** Calls that need no client code, by name; used until that is loaded. */
export type EarlyCalls = {
  readonly [Name in CallName]?: (
    baseUrl: string,
    input: CallInput<CallsByName[Name]>,
  ) => Promise<CallOutput<CallsByName[Name]>>
}

/**
 * Creates a client whose code, including schemas, is loaded by the first call that is not in `early`. Calls wait for
 * it; when loading fails they reject, and the next call tries again.
 */
export function createLateClient(options: ClientOptions = {}, early: EarlyCalls = {}): LateClient {
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
      const call = Reflect.get(early, `${group}.${method}`)
      if (call && !client) return call(baseUrl, ...input)
      const calls = Reflect.get(await load(), group)
      return Reflect.apply(Reflect.get(calls, method), undefined, input)
    }),
  ) as unknown as LateClient
}

/** An object whose missing properties are created on access. */
function withMissing(target: object, make: (name: string) => unknown): object {
  return new Proxy(target, {
    get: (_, name) =>
      // `then` must stay undefined: a promise that resolves with the client checks whether it is thenable.
      typeof name === 'symbol' || name === 'then' || name in target ? Reflect.get(target, name) : make(name),
  })
}
