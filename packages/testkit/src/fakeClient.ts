import { mapCalls } from '@voice-rankings/contract'
import type { Api, CallInput, CallName, CallOutput, CallsByName, Endpoint } from '@voice-rankings/contract'

/** Answers of calls by name, such as `voices.search`; throw or reject to make a call fail. */
export type FakeHandlers = {
  [Name in CallName]?: (
    input: CallInput<CallsByName[Name]>,
    options: { signal?: AbortSignal; onProgress?: (share: number) => void; onText?: (part: string) => void },
  ) => CallOutput<CallsByName[Name]> | Promise<CallOutput<CallsByName[Name]>>
}

type FakeCall<E extends Endpoint> = (
  input?: CallInput<E>,
  options?: {
    signal?: AbortSignal
    onProgress?: (share: number) => void
    onText?: (part: string) => void
    timeoutMs?: number
  },
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

/** A client of the sdk without a network. */
export type FakeClient = FakeCalls & {
  baseUrl: string
  url(path: string): string
  /** Allowances of the visitor; empty until a test sets them. */
  allowances: {
    getState(): readonly FakeAllowance[]
    subscribe(listener: () => void): () => void
    set(left: readonly FakeAllowance[]): void
  }
  /** Calls made so far, in order. */
  calls: { name: CallName; input: unknown }[]
  /** Inputs of the calls with a name, in order. */
  inputsOf(name: CallName): unknown[]
}

/**
 * Creates a client that answers with the given handlers. A call without a handler rejects with its name, so that no
 * test passes on an undefined answer.
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
  const rest: Omit<FakeClient, keyof Api> = {
    baseUrl: '',
    url: (path) => path,
    allowances: createFakeAllowances(),
    calls,
    inputsOf: (wanted) => calls.flatMap(({ name, input }) => (name === wanted ? [input] : [])),
  }
  // TypeScript cannot infer computed names; methods and type come from the same table.
  return { ...mapCalls((_call, name) => method(name)), ...rest } as unknown as FakeClient
}
