import { mapCalls } from '@voice-rankings/contract'
import type { Api, CallInput, CallName, CallOutput, CallsByName, Endpoint } from '@voice-rankings/contract'

/** What a call answers in a test, by its name such as `voices.search`; throwing or rejecting makes it fail. */
export type FakeHandlers = {
  [Name in CallName]?: (
    input: CallInput<CallsByName[Name]>,
    options: { signal?: AbortSignal },
  ) => CallOutput<CallsByName[Name]> | Promise<CallOutput<CallsByName[Name]>>
}

type FakeCall<E extends Endpoint> = (
  input?: CallInput<E>,
  options?: { signal?: AbortSignal; timeoutMs?: number },
) => Promise<CallOutput<E>>

type FakeCalls = {
  readonly [Group in keyof Api]: {
    readonly [Method in keyof Api[Group]]: Api[Group][Method] extends Endpoint ? FakeCall<Api[Group][Method]> : never
  }
}

interface FakeAllowance {
  name: string
  limit: number
  remaining: number
  windowMs: number
  resetsAt: number | null
}

function createFakeAllowances(): FakeClient['allowances'] {
  let known: readonly FakeAllowance[] = []
  const listeners = new Set<() => void>()
  return {
    getState: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(left) {
      known = left
      for (const listener of listeners) listener()
    },
  }
}

/** A client without a network: fits wherever a client of the sdk is wanted. */
export type FakeClient = FakeCalls & {
  baseUrl: string
  url(path: string): string
  /** What is left to the visitor: nothing is told until a test does. */
  allowances: {
    getState(): readonly FakeAllowance[]
    subscribe(listener: () => void): () => void
    set(left: readonly FakeAllowance[]): void
  }
  /** Every call that was made, in order. */
  calls: { name: CallName; input: unknown }[]
}

/**
 * Makes a client that answers by the given handlers. A call without one is rejected with its name, so that a test
 * never passes on an answer nobody gave.
 */
export function createFakeClient(handlers: FakeHandlers = {}): FakeClient {
  const calls: FakeClient['calls'] = []
  const method =
    (name: CallName) =>
    async (input: unknown, options: { signal?: AbortSignal } = {}) => {
      calls.push({ name, input })
      const handler = handlers[name] as ((input: unknown, options: object) => unknown) | undefined
      if (!handler) throw new Error(`The test gave no answer for ${name}; pass a handler to createFakeClient.`)
      return handler(input, options)
    }
  const rest = { baseUrl: '', url: (path: string) => path, allowances: createFakeAllowances(), calls }
  // The methods are made from the same table as the type, which computed names cannot tell TypeScript.
  return { ...mapCalls((_call, name) => method(name)), ...rest } as unknown as FakeClient
}
