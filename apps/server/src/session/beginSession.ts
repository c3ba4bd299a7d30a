import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { Cookies } from './cookies.ts'

/** Begins a session in a browser. One that was there before is over: its token may be known to somebody else. */
export async function beginSession(
  context: Context,
  cookies: Cookies,
  { sessions }: Pick<Services, 'sessions'>,
  userId: string,
): Promise<void> {
  await endSession(context, cookies, { sessions })
  cookies.set(context, 'session', await sessions.start(userId, { kind: 'cookie' }))
}

/** Ends the session of a browser, and all that came of it. */
export async function endSession(
  context: Context,
  cookies: Cookies,
  { sessions }: Pick<Services, 'sessions'>,
): Promise<void> {
  const token = cookies.get(context, 'session')
  if (token === undefined) return
  await sessions.end(token)
  cookies.delete(context, 'session')
}
