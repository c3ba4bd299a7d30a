import { type CallName, callsByName, type Endpoint, PROGRESS_TYPE } from '@voice-rankings/contract'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { TrustedProxies } from '../config/trustedProxies.ts'
import { answerJson } from '../http/answerJson.ts'
import { ApiError, starting } from '../http/apiError.ts'
import type { AppEnv } from '../http/appEnv.ts'
import { requestAddress } from '../http/clientAddress.ts'
import { reportError } from '../http/errorAnswer.ts'
import { isOfOtherSite } from '../http/isOfOtherSite.ts'
import { refuseForeignOrigin } from '../http/sameOrigin.ts'
import type { Identify } from '../identity/identity.ts'
import { requireOperator } from '../identity/requireOperator.ts'
import { requireUser } from '../identity/requireUser.ts'
import type { Log } from '../log/createLog.ts'
import { answerLines, type ReportingWork } from './answerLines.ts'
import type { Call, Handler, Handlers } from './handlers.ts'
import { readInput } from './readInput.ts'

/** Dependencies of the API's routes. */
export interface ApiOptions {
  /** A call without a handler answers `starting`: the server listens before its services are open. */
  handlers: Partial<Handlers>
  identify: (context: Context<AppEnv>) => Identify
  trustedProxies: TrustedProxies
  /** Public base URL of the server, if configured. */
  publicUrl?: string | undefined
  log: Log
}

/** Path of a call in Hono's syntax: `/api/v1/voice/:voice_service/…`. */
export const callPath = ({ path }: Endpoint): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Registers a route for every call of the contract. */
export function bindApi(app: Hono<AppEnv>, options: ApiOptions): void {
  for (const [name, endpoint] of Object.entries(callsByName) as [CallName, Endpoint][]) {
    // Each handler is typed by its own call; the common type is safe because the input has been validated by that call.
    const handler = options.handlers[name] as Handler<Endpoint> | undefined
    app.on(endpoint.method, callPath(endpoint), limitBody(endpoint.bodyLimitBytes), async (context) => {
      if (!handler) throw starting()
      return answer(context, endpoint, handler, options)
    })
  }
}

/**
 * Limits the size of bodies, in bytes. Counts bytes only when the headers do not state the length: counting makes Hono
 * build a `Request`, the most expensive part of a short call.
 */
function limitBody(maxSize: number): MiddlewareHandler {
  const refuseLarge = (): never => {
    throw new ApiError('body_too_large', `The body is larger than ${maxSize} bytes. Send a smaller body.`)
  }
  const countBody = bodyLimit({ maxSize, onError: refuseLarge })
  return (context, next) => {
    const { req } = context
    const length = req.header('content-length')
    if (req.method === 'GET') return next()
    if (length === undefined || req.header('transfer-encoding') !== undefined) return countBody(context, next)
    return Number(length) > maxSize ? refuseLarge() : next()
  }
}

async function answer(
  context: Context<AppEnv>,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { identify, trustedProxies, publicUrl, log }: ApiOptions,
): Promise<Response> {
  refuseForeignOrigin(context.req.raw, publicUrl)
  const identified = identify(context)
  if (!endpoint.embed) await refuseEmbeds(identified)
  if (endpoint.access === 'user') await requireUser(identified)
  if (endpoint.access === 'operator') await requireOperator(identified)
  let status: 200 | 503 = 200
  const client = requestAddress(context, trustedProxies)
  // Responses may depend on the client; handlers of others set their own caching.
  context.header('cache-control', 'private, no-cache')
  const call: Call = {
    requestId: context.get('requestId'),
    client,
    visitor: context.env?.visitor ?? client,
    userAgent: context.req.header('user-agent'),
    isOfOtherSite: isOfOtherSite(context.req.raw),
    ...identified,
    signal: context.req.raw.signal,
    setHeader: (name, value) => context.header(name, value),
    setStatus: (wanted) => {
      status = wanted
    },
    progress: () => {},
    sendText: () => {},
  }
  const work: ReportingWork = async (reports) => {
    using _place = await handler.admit?.(call)
    return await handler(await readInput(endpoint, context), { ...call, ...reports })
  }
  const wantsLines = endpoint.progress && context.req.header('accept') === PROGRESS_TYPE
  if (wantsLines) return answerLines(context, work, (error) => reportError(context, error, log))
  const output = await work(call)
  return answerJson(context, output, status)
}

/** Throws `forbidden` for bearer sessions: an embed on another site must not make account calls in its user's name. */
async function refuseEmbeds(call: Pick<Identify, 'identity'>): Promise<void> {
  const identity = await call.identity()
  if (identity.kind === 'anonymous' || identity.session.kind !== 'bearer') return
  throw new ApiError('forbidden', 'Other sites cannot manage the account. Do this on Voice Rankings itself.')
}
