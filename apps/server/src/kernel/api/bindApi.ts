import { BODY_LIMIT_BYTES, type CallName, callsByName, type Endpoint } from '@voice-rankings/contract'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { TrustedProxies } from '../config/trustedProxies.ts'
import { answerJson } from '../http/answerJson.ts'
import { ApiError, starting } from '../http/apiError.ts'
import type { AppEnv } from '../http/appEnv.ts'
import { requestAddress } from '../http/clientAddress.ts'
import { refuseForeignOrigin } from '../http/sameOrigin.ts'
import type { Identify } from '../identity/identity.ts'
import { requireUser } from '../identity/requireUser.ts'
import type { Handler, Handlers } from './handlers.ts'
import { readInput } from './readInput.ts'

/** What the calls of the API need of the server around them. */
export interface ApiOptions {
  /** Calls whose handler is missing answer `starting`: the server listens before all of them exist. */
  handlers: Partial<Handlers>
  /** Tells who asks. */
  identify: (context: Context<AppEnv>) => Identify
  trustedProxies: TrustedProxies
  /** Where the server is reached, when that is known. */
  publicUrl?: string | undefined
}

/** The path of a call as routes are written: `/api/v1/voice/:voice_service/…`. */
export const callPath = ({ path }: Endpoint): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Gives every call of the contract its route. */
export function bindApi(app: Hono<AppEnv>, options: ApiOptions): void {
  for (const [name, endpoint] of Object.entries(callsByName) as [CallName, Endpoint][]) {
    // Each handler is typed by its own call; here all are called alike, after their input has been checked by it.
    const handler = options.handlers[name] as Handler<Endpoint> | undefined
    app.on(endpoint.method, callPath(endpoint), limitBody, async (context) => {
      if (!handler) throw starting()
      return answer(context, endpoint, handler, options)
    })
  }
}

const refuseLarge = (): never => {
  throw new ApiError('body_too_large', `The body is larger than ${BODY_LIMIT_BYTES} bytes. Send less at once.`)
}

const countBody = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: refuseLarge })

/** Counts only a body whose length is not known from its headers: to count, Hono needs a `Request`, which is the dearest part of a short call. */
const limitBody: MiddlewareHandler = (context, next) => {
  const { req } = context
  const length = req.header('content-length')
  if (req.method === 'GET') return next()
  if (length === undefined || req.header('transfer-encoding') !== undefined) return countBody(context, next)
  return Number(length) > BODY_LIMIT_BYTES ? refuseLarge() : next()
}

async function answer(
  context: Context<AppEnv>,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { identify, trustedProxies, publicUrl }: ApiOptions,
): Promise<Response> {
  refuseForeignOrigin(context.req.raw, publicUrl)
  const identified = identify(context)
  if (!endpoint.embed) await refuseEmbeds(identified)
  if (endpoint.access === 'user') await requireUser(identified)
  let status: 200 | 503 = 200
  const client = requestAddress(context, trustedProxies)
  const output = await handler(await readInput(endpoint, context), {
    requestId: context.get('requestId'),
    client,
    visitor: context.env?.visitor ?? client,
    userAgent: context.req.header('user-agent'),
    ...identified,
    signal: context.req.raw.signal,
    setHeader: (name, value) => context.header(name, value),
    setStatus: (wanted) => {
      status = wanted
    },
  })
  context.header('cache-control', 'private, no-cache')
  return answerJson(context, output, status)
}

/** For calls that a page of another site may not make in its user's name; throws `forbidden` for its bearer. */
async function refuseEmbeds(call: Pick<Identify, 'identity'>): Promise<void> {
  const identity = await call.identity()
  if (identity.kind === 'anonymous' || identity.session.kind !== 'bearer') return
  throw new ApiError('forbidden', 'Another site cannot manage the account. Open Voice Rankings itself to do this.')
}
