import { loginPagePath, logoutPagePath } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'

const PATHS = { login: loginPagePath, logout: logoutPagePath }

/**
 * Address of the login or logout as a page of its own that leads back to this one. Null on a server, and on a page of
 * another site than the API, which such a page could not lead back to.
 */
export function accountPageUrl(client: Pick<Client, 'url'>, kind: keyof typeof PATHS): string | null {
  const { location } = globalThis
  if (!location) return null
  const url = new URL(client.url(PATHS[kind](location.pathname + location.search)), location.href)
  return url.origin === location.origin ? url.href : null
}
