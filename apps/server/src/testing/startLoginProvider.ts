import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { createVisitor, type Visitor } from './visitor.ts'

/** A real OpenID Connect provider on this machine that accepts every name. */
export interface TestLoginProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs in at the provider's pages; returns the redirect address. */
  signIn(authorizationUrl: string, name: string): Promise<URL>
  /** Names with an unverified address. */
  readonly unverified: Set<string>
  /** Claims changed in the ID token of a name after signing. */
  readonly forged: Map<string, Record<string, unknown>>
  /** Cancels the login on the provider's page; returns the redirect address. */
  abort(authorizationUrl: string): Promise<URL>
  close(): Promise<void>
}

/** Starts a provider for a server with these redirect addresses. E-mail addresses are at example.org. */
export async function startLoginProvider(redirectUris: () => string[]): Promise<TestLoginProvider> {
  let handle: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => {
    // Created on the first request: provider and server need each other's address.
    handle ??= makeProvider()
    void handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['voices', 'a secret of the test']
  const unverified = new Set<string>()
  const forged = new Map<string, Record<string, unknown>>()

  function makeProvider() {
    const provider = new Provider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris() }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({
          sub,
          email: `${sub}@example.org`,
          email_verified: !unverified.has(sub),
          preferred_username: sub,
        }),
      }),
      pkce: { required: () => true },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['of the test'] },
    })
    provider.use(async (context, next) => {
      await next()
      const body = context.body as { id_token?: string } | undefined
      if (body?.id_token !== undefined) body.id_token = forge(body.id_token)
    })
    return provider.callback()
  }

  /** Changes the claims of a token without renewing its signature. */
  function forge(token: string): string {
    const [head = '', payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }
    const changed = Buffer.from(JSON.stringify({ ...claims, ...forged.get(claims.sub) })).toString('base64url')
    return forged.has(claims.sub) ? [head, changed, signature].join('.') : token
  }

  /** Follows redirects until a page, or a redirect to the server. */
  async function follow(visitor: Visitor, answer: Response): Promise<URL | Response> {
    const location = answer.headers.get('location')
    if (location === null) return answer
    const url = new URL(location, issuer)
    return url.origin === issuer ? follow(visitor, await visitor.get(url.href)) : url
  }

  async function begin(authorizationUrl: string): Promise<{ visitor: Visitor; page: Response }> {
    const visitor = createVisitor(issuer)
    const page = await follow(visitor, await visitor.get(authorizationUrl))
    if (page instanceof URL) throw new Error(`The provider asked nothing and went to ${page.href}.`)
    return { visitor, page }
  }

  return {
    issuer,
    clientId,
    clientSecret,
    unverified,
    forged,
    async signIn(authorizationUrl, name) {
      const { visitor, page } = await begin(authorizationUrl)
      let at: URL | Response = page
      const forms: Record<string, string>[] = [{ prompt: 'login', login: name, password: 'x' }, { prompt: 'consent' }]
      for (const fields of forms) {
        if (at instanceof URL) return at
        const [, action = ''] = /action="([^"]+)"/.exec(await at.text()) ?? []
        at = await follow(visitor, await visitor.submit(action, fields))
      }
      if (at instanceof URL) return at
      throw new Error(`The provider did not send anybody back: ${await at.text()}`)
    },
    async abort(authorizationUrl) {
      const { visitor, page } = await begin(authorizationUrl)
      const [, action = ''] = /href="([^"]+\/abort)"/.exec(await page.text()) ?? []
      const at = await follow(visitor, await visitor.get(action))
      if (at instanceof URL) return at
      throw new Error('The provider did not break the login off.')
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
