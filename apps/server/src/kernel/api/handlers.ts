import type { CallName, CallOutput, CallsByName, Endpoint, HandlerInput } from '@voice-rankings/contract'
import type { Identify } from '../identity/identity.ts'

/** Request context passed to handlers next to the validated input. */
export interface Call extends Identify {
  readonly requestId: string
  /** Network address of the client, or `site` for requests that the pages of this server make. */
  readonly client: string
  /**
   * Network address of the visitor: as `client`, but for pages of this server the address of the visitor who opened
   * them.
   */
  readonly visitor: string
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined
  /** True when an element or script in a page of another site makes the call. */
  readonly isOfOtherSite: boolean
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** Sets a response header, on success and on errors. */
  setHeader(name: string, value: string): void
  /** Sets the status of a successful response whose body stays the same. */
  setStatus(status: 503): void
  /** Reports the share of the work that is done, 0 to 1, to clients that asked for it. */
  progress(share: number): void
  /** Sends the next part of a text that is being written, to clients that asked for progress. */
  sendText(part: string): void
}

/** Handles one call of the contract; throws an `ApiError` for every other response than success. */
export interface Handler<E extends Endpoint> {
  (input: HandlerInput<E>, call: Call): CallOutput<E> | Promise<CallOutput<E>>
  /**
   * Called before the body is read, to refuse a call whose body is large by an `ApiError`. The result is disposed when
   * the call ends.
   */
  readonly admit?: (call: Call) => Disposable | Promise<Disposable>
}

/** One handler per call of the contract; a missing one does not compile. */
export type Handlers = { readonly [K in CallName]: Handler<CallsByName[K]> }
