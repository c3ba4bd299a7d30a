import { api } from '@voice-rankings/contract'
import type { Api, CallInput, CallName, CallOutput } from '@voice-rankings/contract'

/** What a call answers in a test; throwing or rejecting makes it fail. */
export type FakeHandlers = {
  [Name in CallName]?: (
    input: CallInput<Api[Name]>,
    options: { signal?: AbortSignal },
  ) => CallOutput<Api[Name]> | Promise<CallOutput<Api[Name]>>
}

type FakeCalls = {
  [Name in CallName]: (
    input?: CallInput<Api[Name]>,
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ) => Promise<CallOutput<Api[Name]>>
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
  const methods = Object.fromEntries(Object.keys(api).map((name) => [name, method(name as CallName)]))
  // Made from the same table as the type, which a computed record cannot tell TypeScript.
  const rest = { baseUrl: '', url: (path: string) => path, allowances: createFakeAllowances(), calls }
  return { ...methods, ...rest } as unknown as FakeClient
}
