import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { SessionRow } from '../../../kernel/database/accountTables.ts'
import { ApiError, starting } from '../../../kernel/http/apiError.ts'
import type { AppEnv } from '../../../kernel/http/appEnv.ts'
import { requestAddress, networkOf } from '../../../kernel/http/clientAddress.ts'
import type { Limit } from '../../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../../kernel/limits/requireAllowance.ts'
import type { AccountOptions } from '../accountOptions.ts'
import { SESSION_LIFETIME } from '../createSessions.ts'
import { FORM_LIMIT } from '../readForm.ts'
import type { SessionServices } from '../sessionServices.ts'
import { redeemCode } from './loginCodes.ts'
import { rotateRefresh } from './rotateRefresh.ts'

const PATH = '/api/v1/session'
/** A page needs a token on load and every 15 minutes; many pages may share one address. */
const TOKENS: Limit = { name: 'embed token', points: 120, durationMs: 60_000 }
const CodeRequest = v.object({ code: v.string(), code_verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(128)) })

/** Token answer for an embed, to keep in memory and to send as `Authorization: Bearer`. */
interface BearerAnswer {
  access_token: string
  token_type: 'Bearer'
  /** In seconds. */
  expires_in: number
}

/**
 * Serves the sessions of embeds: exchanges a code for a short-lived bearer and a refresh cookie, which is rotated with
 * each renewal. The browser partitions the cookie by site, scripts cannot read it, and it grants nothing else.
 */
export function serveEmbedSession(app: Hono<AppEnv>, options: AccountOptions): void {
  const { services, cookies, embedOrigins, trustedProxies } = options
  const allowed = (origin: string) => (embedOrigins.includes(origin) ? origin : null)
  const policy = { allowMethods: ['POST'], allowHeaders: ['content-type'], maxAge: 600, credentials: true }
  app.use(`${PATH}/*`, cors({ ...policy, origin: allowed }))
  app.use(`${PATH}/*`, bodyLimit({ maxSize: FORM_LIMIT, onError: tooLarge }))

  app.post(`${PATH}/token`, async (context) => {
    const { found, origin } = caller(context)
    const request = v.safeParse(CodeRequest, await context.req.json().catch(() => null))
    if (!request.success) throw new ApiError('invalid_fields', 'Send the code and its verifier as JSON.')
    await allow(context, found)
    const { code, code_verifier: verifier } = request.output
    const userId = await redeemCode(found.database, { code, verifier, origin })
    if (userId === null) throw ended()
    const refresh = await found.sessions.start(userId, { kind: 'refresh', origin })
    cookies.set(context, 'refresh', refresh)
    const started = await found.sessions.find(refresh, ['refresh'])
    return bearer(context, found, started?.session)
  })

  app.post(`${PATH}/refresh`, async (context) => {
    const { found, origin } = caller(context)
    const cookie = cookies.get(context, 'refresh')
    if (cookie === undefined) throw ended()
    await allow(context, found)
    const renewal = await rotateRefresh(found.database, cookie, origin)
    if (renewal?.next) cookies.set(context, 'refresh', renewal.next)
    return bearer(context, found, renewal?.session)
  })

  app.post(`${PATH}/end`, async (context) => {
    const { found } = caller(context)
    const token = cookies.get(context, 'refresh')
    if (token !== undefined) await found.sessions.end(token)
    cookies.delete(context, 'refresh')
    return context.json({})
  })

  /** The page that asks; only one whose origin the operator has named gets further. */
  function caller(context: Context): { found: SessionServices; origin: string } {
    if (!services) throw starting()
    const origin = context.req.header('origin') ?? ''
    if (allowed(origin) === null)
      throw new ApiError('forbidden', `Logins on ${origin || 'this site'} are not allowed. ${REMEDY}`)
    return { found: services, origin }
  }

  const allow = (context: Context, { limiter }: SessionServices) =>
    requireAllowance(limiter, TOO_MANY, [TOKENS, networkOf(requestAddress(context, trustedProxies))])
}

/** A bearer of the same login, for the same origin. */
async function bearer(context: Context, { sessions }: SessionServices, session?: SessionRow): Promise<Response> {
  if (!session || session.origin === null) throw ended()
  const { user_id, family, origin } = session
  const answer: BearerAnswer = {
    access_token: await sessions.start(user_id, { kind: 'bearer', origin, family }),
    token_type: 'Bearer',
    expires_in: SESSION_LIFETIME.bearer.idle / 1000,
  }
  context.header('cache-control', 'no-store')
  return context.json(answer)
}

const REMEDY = 'The operator of this server may add its origin to EMBED_ORIGINS.'

const TOO_MANY = 'Too many logins from this network. Try again in a minute.'

const ended = () => new ApiError('login_required', 'This session has ended. Log in again.')

function tooLarge(): never {
  throw new ApiError('body_too_large', `The body is larger than ${FORM_LIMIT} bytes.`)
}
