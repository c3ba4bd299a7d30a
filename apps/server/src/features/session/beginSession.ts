import type { Context } from 'hono'
import { userKey, visitorKey } from '../../kernel/identity/identity.ts'
import { isToken } from '../../kernel/identity/token.ts'
import { claimDevice } from './claimDevice.ts'
import type { Cookies } from './cookies.ts'
import type { SessionServices } from './sessionServices.ts'

/**
 * Begins a session in a browser. One that was there before is over: its token may be known to somebody else. What was kept
 * for the device is the user's from now on, and the device is another one when they log out: others may use it then.
 */
export async function beginSession(
  context: Context,
  cookies: Cookies,
  { sessions, database }: Pick<SessionServices, 'sessions' | 'database'>,
  userId: string,
): Promise<void> {
  await endSession(context, cookies, { sessions })
  const device = cookies.get(context, 'visitor')
  if (device !== undefined && isToken(device)) {
    await claimDevice(database, visitorKey(device), userKey(userId))
    cookies.delete(context, 'visitor')
  }
  cookies.set(context, 'session', await sessions.start(userId, { kind: 'cookie' }))
}

/** Ends the session of a browser, and all that came of it. */
export async function endSession(
  context: Context,
  cookies: Cookies,
  { sessions }: Pick<SessionServices, 'sessions'>,
): Promise<void> {
  const token = cookies.get(context, 'session')
  if (token === undefined) return
  await sessions.end(token)
  cookies.delete(context, 'session')
}
