import type { CallName, CallOutput, CallsByName, Endpoint, HandlerInput } from '@voice-rankings/contract'
import type { Identify } from '../identity/identity.ts'

/** What a handler learns of a request besides its checked input. */
export interface Call extends Identify {
  readonly requestId: string
  /** Where the request comes from: the network address, or `site` for the pages of this server. */
  readonly client: string
  /** Where the person is: as `client`, but for the pages of this server the address of whoever opened them. */
  readonly visitor: string
  /** What the asker says it is, such as a browser. */
  readonly userAgent: string | undefined
  /** Ends when the asker has gone. */
  readonly signal: AbortSignal
  /** Sends a header with the answer, also when that is an error. */
  setHeader(name: string, value: string): void
  /** Sends the same body with another status. */
  setStatus(status: 503): void
}

/** Answers one call of the contract; throws an `ApiError` for everything that is not a success. */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>, call: Call) => CallOutput<E> | Promise<CallOutput<E>>

/** One handler for each call of the contract: leaving one out does not compile. */
export type Handlers = { readonly [K in CallName]: Handler<CallsByName[K]> }
