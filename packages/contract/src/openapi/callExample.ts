import type { Api } from '../api.ts'
import type { CallName, CallsByName } from '../callsByName.ts'
import type { CallInput, CallOutput, Endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'

/** A call as somebody makes it, with what comes back. */
export interface CallExample<E extends Endpoint = Endpoint> {
  readonly request: CallInput<E>
  readonly response: CallOutput<E>
  /** Messages of its errors, where this call says something else than `errorTexts`. */
  readonly errors?: Readonly<Partial<Record<ErrorCode, string>>>
  /** An earlier call whose answer has what this one needs: fields by name, which have the same values in both examples. */
  readonly needs?: { readonly call: CallName; readonly fields: readonly string[] }
  /** It is about what the caller had spoken, so a program must keep the cookie by which its visitor is known. */
  readonly remembered?: boolean
}

/** One example for each call of some groups: leaving one out does not compile. */
export type CallExamples<Group extends keyof Api = keyof Api> = {
  readonly [Name in CallName<Group>]: CallExample<CallsByName[Name]>
}
