import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'

/** The HTTP methods that calls use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH'

/** Who may call: `anyone`, or only a signed-in `user` (others get `login_required`). */
export type Access = 'anyone' | 'user'

/** One call of the API: everything the client, the server, the documentation and the mocks need to know of it. */
export interface Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema = GenericSchema,
> {
  readonly method: HttpMethod
  /** Path below the base URL, parameters in braces: `/api/v1/voice/{voice_service}/…`. */
  readonly path: string
  readonly access: Access
  /** Whether a page of another site may make the call for its user; false for what manages the account. */
  readonly embed: boolean
  /** Whether the same call may be sent twice without harm, so that a client may retry it after a lost answer. */
  readonly repeatable: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
  /** Error codes this call answers besides those every call can answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[]
}

type Optional = GenericSchema | undefined

interface Definition<P extends Optional, Q extends Optional, B extends Optional, R extends GenericSchema> {
  method: HttpMethod
  path: string
  access?: Access
  embed?: boolean
  repeatable?: boolean
  params?: P
  query?: Q
  body?: B
  response: R
  errors?: readonly ErrorCode[]
}

/** Declares a call. `access` defaults to `anyone`; `embed` to true; `repeatable` to true for GET and PUT, false for the rest. */
export function endpoint<
  R extends GenericSchema,
  P extends Optional = undefined,
  Q extends Optional = undefined,
  B extends Optional = undefined,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const { method } = definition
  return {
    method,
    path: definition.path,
    access: definition.access ?? 'anyone',
    embed: definition.embed ?? true,
    repeatable: definition.repeatable ?? (method === 'GET' || method === 'PUT'),
    params: definition.params as P,
    query: definition.query as Q,
    body: definition.body as B,
    response: definition.response,
    errors: definition.errors ?? [],
  }
}

type Sent<S> = S extends GenericSchema ? InferInput<S> : unknown
type Read<S> = S extends GenericSchema ? InferOutput<S> : undefined

type Fields<E extends Endpoint> = Sent<E['params']> & Sent<E['query']> & Sent<E['body']>

/** What a caller passes: the fields of path, query and body side by side; `splitInput` tells them apart. */
export type CallInput<E extends Endpoint> =
  unknown extends Fields<E> ? Record<string, never> : { [Name in keyof Fields<E>]: Fields<E>[Name] }

/** What a handler receives: every part validated, defaults filled in. */
export interface HandlerInput<E extends Endpoint> {
  params: Read<E['params']>
  query: Read<E['query']>
  body: Read<E['body']>
}

/** What a call answers on success. */
export type CallOutput<E extends Endpoint> = InferOutput<E['response']>
