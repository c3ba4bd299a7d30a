import type { Context } from 'hono'
import { isExtensionOrigin } from '../../kernel/config/isExtensionOrigin.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import {
  type Identify,
  type Identity,
  type KnownIdentity,
  userKey,
  visitorKey,
} from '../../kernel/identity/identity.ts'
import { createToken, isToken } from '../../kernel/identity/token.ts'
import type { Cookies } from './cookies.ts'
import type { Sessions } from './createSessions.ts'

/**
 * Creates the function that identifies the client of a request: by bearer token if present, else by session cookie.
 * Without `sessions`, before the database is open, everybody is anonymous.
 */
export function createIdentify(cookies: Cookies, sessions: Sessions | undefined) {
  async function find(context: Context<AppEnv>): Promise<Identity> {
    const bearer = readBearer(context.req.header('authorization'))
    const token = bearer ?? cookies.get(context, 'session')
    const found = token === undefined ? null : await sessions?.find(token, [bearer === undefined ? 'cookie' : 'bearer'])
    const elsewhere = bearer !== undefined && !comesFrom(context, found?.session.origin)
    if (found && !elsewhere) return { kind: 'user', key: userKey(found.user.user_id), ...found }
    // A bearer is valid for one origin. An expired cookie makes an anonymous visitor; an expired bearer is an error, as
    // the embed can renew it.
    if (bearer !== undefined) throw new ApiError('login_required', 'This token has expired. Renew it or log in again.')
    const device = cookies.get(context, 'visitor')
    return { kind: 'anonymous', key: device !== undefined && isToken(device) ? visitorKey(device) : null }
  }

  return (context: Context<AppEnv>): Identify => {
    let known: Promise<Identity> | undefined
    const identity = () => (known ??= find(context))
    let given: Promise<KnownIdentity> | undefined
    const give = async (): Promise<KnownIdentity> => {
      const found = await identity()
      if (found.key !== null) return found as KnownIdentity
      const device = createToken()
      cookies.set(context, 'visitor', device)
      return { kind: 'anonymous', key: visitorKey(device) }
    }
    return { identity, knownIdentity: () => (given ??= give()) }
  }
}

/**
 * True if the page of an origin made the request. Browsers send no `Origin` in the GET requests of an extension that has the
 * permission for the server.
 */
function comesFrom({ req }: Context, origin: string | null | undefined): boolean {
  const sent = req.header('origin')
  if (sent === undefined) return req.method === 'GET' && isExtensionOrigin(origin ?? '')
  return sent === origin
}

function readBearer(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1]
}
