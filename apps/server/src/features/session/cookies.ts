import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SESSION_LIFETIME } from './createSessions.ts'

/**
 * Purpose of a cookie: the session, the id of an anonymous device, a device known to a password account, a login in
 * progress, an embed's refresh token.
 */
type CookieName = 'session' | 'visitor' | 'device' | 'login' | 'refresh'

/** `Max-Age` of each cookie, in seconds. The server also ends unused sessions. */
const MAX_AGE_S: Record<CookieName, number> = {
  session: SESSION_LIFETIME.cookie.most / 1000,
  visitor: 400 * 86_400,
  device: 400 * 86_400,
  login: 15 * 60,
  refresh: SESSION_LIFETIME.refresh.most / 1000,
}

/** Reads and sets the server's cookies, which are HttpOnly and not sent by cross-site requests. */
export interface Cookies {
  get(context: Context, name: CookieName): string | undefined
  set(context: Context, name: CookieName, value: string): void
  delete(context: Context, name: CookieName): void
}

/**
 * Creates the cookie access of a server. Over TLS, names have the prefix `__Host-`, so that no other host of the domain
 * can set them; without TLS browsers would reject the prefix.
 */
export function createCookies(secure: boolean): Cookies {
  const prefix = secure ? ({ prefix: 'host', secure: true } as const) : {}
  const options = (name: CookieName): CookieOptions => ({
    ...prefix,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: MAX_AGE_S[name],
    // The refresh cookie is used in third-party frames; partitioning restricts it to the site it was set on.
    ...(secure && name === 'refresh' && { sameSite: 'None', partitioned: true }),
  })
  return {
    get: (context, name) => (secure ? getCookie(context, name, 'host') : getCookie(context, name)),
    set: (context, name, value) => setCookie(context, name, value, options(name)),
    delete: (context, name) => void deleteCookie(context, name, options(name)),
  }
}
