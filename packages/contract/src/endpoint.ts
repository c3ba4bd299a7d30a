import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'

/** HTTP methods in use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH'

/** Permitted callers: `anyone`, or only a signed-in `user` (others get `login_required`). */
export type Access = 'anyone' | 'user'

/** Definition of a call, from which client, server, documentation and mocks are derived. */
export interface Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema = GenericSchema,
> {
  readonly method: HttpMethod
  /** Path below the base URL, with parameters in braces: `/api/v1/voice/{voice_service}/…`. */
  readonly path: string
  readonly access: Access
  /** True when embeds on other sites may make the call for their user; false for account management. */
  readonly embed: boolean
  /** True when the call is idempotent, so that a client may retry it after a lost answer. */
  readonly repeatable: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
  /** Error codes of this call, in addition to those of every call (`COMMON_ERRORS`). */
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

/**
 * Declares a call. Defaults: `access` is `anyone`; `embed` is true; `repeatable` is true for GET and PUT, false
 * otherwise.
 */
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

/** Input of a call: the fields of path, query and body in one object, which `splitInput` separates. */
export type CallInput<E extends Endpoint> =
  unknown extends Fields<E> ? Record<string, never> : { [Name in keyof Fields<E>]: Fields<E>[Name] }

/** Input of a handler: all parts validated, with defaults. */
export interface HandlerInput<E extends Endpoint> {
  params: Read<E['params']>
  query: Read<E['query']>
  body: Read<E['body']>
}

/** Successful response of a call. */
export type CallOutput<E extends Endpoint> = InferOutput<E['response']>
