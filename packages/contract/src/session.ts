import * as v from 'valibot'
import { object } from './object.ts'
import { WorkProgress } from './workProgress.ts'

/** Path of the realtime socket, below the base URL. */
export const SOCKET_PATH = '/api/v1/socket'

/**
 * Messages of the realtime socket. A connection id only identifies the recipient of a notification; it never grants a
 * session.
 */
export const SocketMessage = v.variant('action', [
  object({ action: v.literal('Your Connection ID'), connectionId: v.string() }),
  object({ action: v.literal('login-complete') }),
  object({ action: v.literal('logout-complete') }),
  /** For pages of other sites: the user typed the confirmation code, so the connection id can now be redeemed. */
  object({ action: v.literal('login-approved') }),
  /** Speech of a work that the page follows by `works.progress`. */
  object({ action: v.literal('work-progress'), ...WorkProgress.entries }),
  /** Pronunciations of the owner of such a work changed; `works.progress` tells whether they matter to it. */
  object({ action: v.literal('lexicon-changed') }),
  /** Keep-alive, every 25 seconds. */
  object({ action: v.literal('heartbeat') }),
])
export type SocketMessage = v.InferOutput<typeof SocketMessage>

/**
 * Path of the login popup; its completion is notified over the socket of the connection id.
 *
 * @example
 * const popup = open(client.url(loginPath('the-connection-id')))
 */
export function loginPath(connectionId: string): string {
  return `/api/v1/login?state=${encodeURIComponent(connectionId)}`
}

/**
 * Six-digit confirmation code that connects a login window with a page of another site. The page shows it and the
 * window asks for it when the browser has cut the two apart. `state` is that of the login.
 *
 * @example
 * matchingCode('abc') // '096354'
 */
export function matchingCode(state: string): string {
  let sum = 0
  for (const character of state) sum = (sum * 31 + character.charCodeAt(0)) % 999_983
  return String(sum).padStart(6, '0')
}

/**
 * Path of the login page; afterwards it redirects to `returnTo`, a path of this site.
 *
 * @example
 * location.assign(loginPagePath('/leaderboard'))
 */
export function loginPagePath(returnTo: string): string {
  return `/api/v1/login?return=${encodeURIComponent(returnTo)}`
}

/**
 * Path of the logout page; afterwards it redirects to `returnTo`, a path of this site.
 *
 * @example
 * location.assign(logoutPagePath('/'))
 */
export function logoutPagePath(returnTo: string): string {
  return `/api/v1/logout?return=${encodeURIComponent(returnTo)}`
}

/**
 * Path of the logout popup.
 *
 * @example
 * const popup = open(client.url(logoutPath('the-connection-id')))
 */
export function logoutPath(connectionId: string): string {
  return `/api/v1/logout?connectionId=${encodeURIComponent(connectionId)}`
}
