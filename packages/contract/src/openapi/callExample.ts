import type { Api } from '../api.ts'
import type { CallName, CallsByName } from '../callsByName.ts'
import type { CallInput, CallOutput, Endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'

/** Example request of a call, with its response. */
export interface CallExample<E extends Endpoint = Endpoint> {
  readonly request: CallInput<E>
  readonly response: CallOutput<E>
  /** Error messages that differ from those of `errorTexts`. */
  readonly errors?: Readonly<Partial<Record<ErrorCode, string>>>
  /**
   * An earlier call whose answer provides input for this one: the fields by name, with equal values in both examples.
   */
  readonly needs?: { readonly call: CallName; readonly fields: readonly string[] }
  /** True when the call is about the caller's own snippets, so that the visitor's cookie has to be stored. */
  readonly remembered?: boolean
}

/** Examples of the calls of some groups; a missing one does not compile. */
export type CallExamples<Group extends keyof Api = keyof Api> = {
  readonly [Name in CallName<Group>]: CallExample<CallsByName[Name]>
}
