import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'
import { BODY_LIMIT_BYTES } from './limits.ts'

/** HTTP methods in use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH'

/**
 * Media type of an answer with progress, requested by the `Accept` header of a call that supports it: one JSON value per
 * line, `{"progress":0.4}` with the share that is done, 0 to 1, or `{"text":"…"}` with the next part of a text that is
 * being written, and last `{"status":200,"body":…}`, with status and body of the answer without progress. A call that fails before its first line answers with its error alone.
 */
export const PROGRESS_TYPE = 'application/x-ndjson'

/**
 * Permitted callers: `anyone`, only a signed-in `user` (others get `login_required`), or only an `operator` (others get
 * `not_found`).
 */
export type Access = 'anyone' | 'user' | 'operator'

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
  /** True when the body is sent as `multipart/form-data`, because it contains a file; otherwise it is JSON. */
  readonly form: boolean
  /** Maximum size of the body, in bytes. */
  readonly bodyLimitBytes: number
  /** True when the answer may be lines that report progress before the result: see {@link PROGRESS_TYPE}. */
  readonly progress: boolean
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
  form?: boolean
  bodyLimitBytes?: number
  progress?: boolean
  response: R
  errors?: readonly ErrorCode[]
}

/**
 * Declares a call. Defaults: `access` is `anyone`; `embed` is true; `repeatable` is true for GET and PUT, false
 * otherwise; `form` and `progress` are false; `bodyLimitBytes` is {@link BODY_LIMIT_BYTES}.
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
    form: definition.form ?? false,
    bodyLimitBytes: definition.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    progress: definition.progress ?? false,
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
