import type { Settings } from './settings.ts'

/** Answer of a server to the question whether this extension may offer its login. */
export type LoginAnswer = 'open' | 'refused' | 'unreachable'

type Send = (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>

const sendNow: Send = (url, init) => fetch(url, init)

/** Asks a server whether its operator has named the origin of this extension in `EMBED_ORIGINS`. It starts no login. */
export function askLogin(server: string, send: Send = sendNow): Promise<LoginAnswer> {
  return renew(server, 'omit', send)
}

/** True if the login has ended at the server; false as long as it cannot be reached. */
export async function isEnded(server: string, send: Send = sendNow): Promise<boolean> {
  return (await renew(server, 'include', send)) !== 'unreachable'
}

/**
 * Asks for a renewal of the session. Without its cookie it is refused with 401 to an extension that the operator has named, and
 * otherwise with 403, or with 404 if no origin at all is named.
 */
async function renew(server: string, credentials: 'omit' | 'include', send: Send): Promise<LoginAnswer> {
  const answer = await send(`${server}/api/v1/session/refresh`, { method: 'POST', credentials }).catch(() => null)
  if (answer?.status === 401) return 'open'
  return answer?.status === 403 || answer?.status === 404 ? 'refused' : 'unreachable'
}

/** Settings after a logout: without the voices that only the account may use. */
export function loggedOut({ voices }: Pick<Settings, 'voices'>): Pick<Settings, 'account' | 'voices'> {
  const others = Object.entries(voices).filter(([, { isOwn }]) => !isOwn)
  return { account: null, voices: Object.fromEntries(others) }
}
