import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Real OpenID Connect provider that accepts any name. */
export interface LoginProvider {
  readonly issuer: string
  readonly settings: Record<string, string>
  /** `Cross-Origin-Opener-Policy` of its pages; null for none. */
  openerPolicy: string | null
  close(): void
}

/** Starts the provider, which redirects to `redirectUri`. */
export async function startProvider(redirectUri: string): Promise<LoginProvider> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [client_id, client_secret] = ['voices', 'a secret of the test']
  const provider = new Provider(issuer, {
    clients: [{ client_id, client_secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email'], profile: ['preferred_username'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.org`, preferred_username: sub }),
    }),
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['of the test'] },
  })
  const answer = provider.callback()
  const started: LoginProvider = {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client_id, OIDC_CLIENT_SECRET: client_secret },
    openerPolicy: null,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  server.on('request', (request, response) => {
    if (started.openerPolicy) response.setHeader('cross-origin-opener-policy', started.openerPolicy)
    void answer(request, response)
  })
  return started
}
