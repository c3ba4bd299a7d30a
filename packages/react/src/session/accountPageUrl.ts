import { loginPagePath, logoutPagePath } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'

const PATHS = { login: loginPagePath, logout: logoutPagePath }

/**
 * Address of the separate login or logout page, with a return to this one. Null on a server, and on a page of another
 * site than the API, to which it could not return.
 */
export function accountPageUrl(client: Pick<Client, 'url'>, kind: keyof typeof PATHS): string | null {
  const { location } = globalThis
  if (!location) return null
  const url = new URL(client.url(PATHS[kind](location.pathname + location.search)), location.href)
  return url.origin === location.origin ? url.href : null
}
