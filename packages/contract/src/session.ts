import * as v from 'valibot'
import { object } from './object.ts'

/** Where the realtime socket lives, below the base URL. */
export const SOCKET_PATH = '/api/v1/socket'

/** What the server says over the realtime socket. A connection id is a doorbell: it never carries a session. */
export const SocketMessage = v.variant('action', [
  object({ action: v.literal('Your Connection ID'), connectionId: v.string() }),
  object({ action: v.literal('login-complete') }),
  object({ action: v.literal('logout-complete') }),
  /** To a page of another site: its user typed the matching code, so the connection id is now the code to redeem. */
  object({ action: v.literal('login-approved') }),
  /** Says nothing but that the server is there, every 25 seconds. */
  object({ action: v.literal('heartbeat') }),
])
export type SocketMessage = v.InferOutput<typeof SocketMessage>

/**
 * Address of the login popup; completion comes over the socket that got the connection id.
 *
 * @example
 * const popup = open(client.url(loginPath('the-connection-id')))
 */
export function loginPath(connectionId: string): string {
  return `/api/v1/login?state=${encodeURIComponent(connectionId)}`
}

/**
 * Six digits by which a user sees that a login window and a page of another site belong together. The page shows them and
 * the window asks for them, when the browser has cut the two apart. `state` is that of the login.
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
 * Address of the login as a page of its own; afterwards it leads back to `returnTo`, a path of this site.
 *
 * @example
 * location.assign(loginPagePath('/leaderboard'))
 */
export function loginPagePath(returnTo: string): string {
  return `/api/v1/login?return=${encodeURIComponent(returnTo)}`
}

/**
 * Address of the logout as a page of its own; afterwards it leads back to `returnTo`, a path of this site.
 *
 * @example
 * location.assign(logoutPagePath('/'))
 */
export function logoutPagePath(returnTo: string): string {
  return `/api/v1/logout?return=${encodeURIComponent(returnTo)}`
}

/**
 * Address of the logout popup.
 *
 * @example
 * const popup = open(client.url(logoutPath('the-connection-id')))
 */
export function logoutPath(connectionId: string): string {
  return `/api/v1/logout?connectionId=${encodeURIComponent(connectionId)}`
}
