import { createClient } from '@voice-rankings/sdk'
import type { Client, ClientOptions } from '@voice-rankings/sdk'
import { createBearer } from '@voice-rankings/sdk/session'
import type { Bearer } from '@voice-rankings/sdk/session'

type ConnectOptions = Pick<ClientOptions, 'timeoutMs' | 'retries'>

/** Sends requests without cookies: with the permission for a server, browsers would add those of its site. */
const withoutCookies =
  (send: Bearer['fetch']): Bearer['fetch'] =>
  (url, init) =>
    send(url, { ...init, credentials: 'omit' })

const sendNow: Bearer['fetch'] = (url, init) => fetch(url, init)

/** Client of a server for a visitor. */
export function connectTo(server: string, options?: ConnectOptions): Client {
  return createClient({ baseUrl: server, fetch: withoutCookies(sendNow), ...options })
}

/** Client of a server for the account that has logged in, and the bearer of its requests. */
export interface Account {
  readonly client: Client
  readonly bearer: Bearer
}

/**
 * Connects to a server as the account that has logged in. The bearer is in the memory of this page of the extension only, and
 * is sent to this server only. Requests of the session renew it by a cookie of the server, which no script can read.
 */
export function connectAccount(server: string): Account {
  const bearer = createBearer({ baseUrl: server, fetch: sendNow })
  return { bearer, client: createClient({ baseUrl: server, fetch: withoutCookies(bearer.fetch) }) }
}
