import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SESSION_LIFETIME } from './createSessions.ts'

/**
 * What a cookie is for: the session, the device of somebody who has none, a device that has signed in with a password, a
 * login under way, an embed's renewal.
 */
type CookieName = 'session' | 'visitor' | 'device' | 'login' | 'refresh'

/** How long a browser keeps each, in seconds. Sessions also end on the server, when they are not used. */
const MAX_AGE_S: Record<CookieName, number> = {
  session: SESSION_LIFETIME.cookie.most / 1000,
  visitor: 400 * 86_400,
  device: 400 * 86_400,
  login: 15 * 60,
  refresh: SESSION_LIFETIME.refresh.most / 1000,
}

/** Reads and sets the cookies of this server. No script can read them, and no other site's page can use them. */
export interface Cookies {
  get(context: Context, name: CookieName): string | undefined
  set(context: Context, name: CookieName, value: string): void
  delete(context: Context, name: CookieName): void
}

/**
 * Makes the cookies of a server. Over TLS they carry the prefix `__Host-`, so that no other host of the same domain can
 * set them; without TLS, as on one's own machine, browsers would refuse that.
 */
export function createCookies(secure: boolean): Cookies {
  const prefix = secure ? ({ prefix: 'host', secure: true } as const) : {}
  const options = (name: CookieName): CookieOptions => ({
    ...prefix,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: MAX_AGE_S[name],
    // An embed stands in another site's page: its cookie goes there, and to none but the one site it was set in.
    ...(secure && name === 'refresh' && { sameSite: 'None', partitioned: true }),
  })
  return {
    get: (context, name) => (secure ? getCookie(context, name, 'host') : getCookie(context, name)),
    set: (context, name, value) => setCookie(context, name, value, options(name)),
    delete: (context, name) => void deleteCookie(context, name, options(name)),
  }
}
