import { createClient } from '@voice-rankings/sdk'
import type { Client, ClientOptions } from '@voice-rankings/sdk'

/**
 * Client of a server. It sends no cookies: with the permission for the server, browsers would add those of its site, which a
 * server accepts from its own pages only.
 */
export function connectTo(server: string, options?: Pick<ClientOptions, 'timeoutMs' | 'retries'>): Client {
  return createClient({
    baseUrl: server,
    fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
    ...options,
  })
}
