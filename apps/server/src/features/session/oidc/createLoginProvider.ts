import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as oidc from 'openid-client'
import type { Config } from '../../../kernel/config/config.ts'
import { logins } from '../../../kernel/database/accountTables.ts'
import { createToken, hashToken, isToken } from '../../../kernel/identity/token.ts'
import type { Log } from '../../../kernel/log/createLog.ts'
import { beginSession } from '../beginSession.ts'
import type { Cookies } from '../cookies.ts'
import { CALLBACK_PATH, loginUrl } from '../loginUrl.ts'
import { answerPage } from '../pages/accountPage.ts'
import { OLD_LINK_PAGE, problemPage } from '../pages/messagePages.ts'
import type { SessionServices } from '../sessionServices.ts'
import { type ProviderClaims, resolveProviderUser } from './resolveProviderUser.ts'

/** Maximum time at the provider, in ms. */
const LOGIN_LIFETIME_MS = 15 * 60_000

/** Timeout of requests to the provider, in seconds. */
const TIMEOUT_S = 10

/** State of the login, and the path to return to. */
interface LoginRequest {
  state: string
  returnTo: string
}

/** Sign-in at an OpenID Connect provider. */
export interface LoginProvider {
  /** Redirects the visitor to the provider. */
  begin(context: Context, services: SessionServices, request: LoginRequest): Promise<Response>
  /** Handles the provider's redirect back. */
  finish(context: Context, services: SessionServices): Promise<Response>
}

interface ProviderOptions extends Pick<Config, 'publicUrl'> {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  cookies: Cookies
  log: Pick<Log, 'error'>
}

/** Creates the client of the configured provider. Discovery is done at the first login. */
export function createLoginProvider(options: ProviderOptions): LoginProvider {
  const { cookies, log } = options
  const issuer = new URL(options.issuer)
  let known: Promise<oidc.Configuration> | undefined

  function discover(): Promise<oidc.Configuration> {
    // The settings allow http only for loopback addresses.
    const insecure = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
    const execute = [oidc.enableNonRepudiationChecks, ...insecure]
    known ??= oidc.discovery(issuer, options.clientId, options.clientSecret, undefined, { execute, timeout: TIMEOUT_S })
    known.catch((error: unknown) => {
      log.error(`The login provider ${issuer.href} cannot be used. Check OIDC_ISSUER and OIDC_CLIENT_ID.`, error)
      // Retried at the next login: the failure may be temporary.
      known = undefined
    })
    return known
  }

  const redirectUri = (context: Context) => new URL(CALLBACK_PATH, options.publicUrl ?? context.req.url).href

  return {
    async begin(context, { database }, { state: connectionId, returnTo }) {
      const provider = await discover().catch(() => null)
      if (!provider) return answerPage(context, AWAY_PAGE)
      const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const token = createToken()
      await database.queries.insert(logins).values({
        login_hash: hashToken(token),
        connection_id: connectionId || null,
        provider_login: { state, nonce, codeVerifier, returnTo },
        expires_at: new Date(Date.now() + LOGIN_LIFETIME_MS),
      })
      cookies.set(context, 'login', token)
      const address = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri(context),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      context.header('cache-control', 'no-store')
      return context.redirect(address.href, 302)
    },

    async finish(context, services) {
      const login = await takeLogin(services, cookies.get(context, 'login'))
      cookies.delete(context, 'login')
      if (!login?.provider_login) return answerPage(context, OLD_LINK_PAGE)
      const { returnTo, ...expected } = login.provider_login
      const address = new URL(redirectUri(context))
      address.search = new URL(context.req.url).search
      const claims = await claimsFrom(address, expected)
      if (!claims) return answerPage(context, REFUSED_PAGE)
      const userId = await resolveProviderUser(services, issuer.href, claims)
      if (userId === null) return answerPage(context, TAKEN_PAGE)
      await beginSession(context, cookies, services, userId)
      return context.redirect(loginUrl(login.connection_id ?? '', returnTo), 303)
    },
  }

  /** Exchanges the provider's code for claims; null when the code does not belong to this login. */
  async function claimsFrom(
    address: URL,
    { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
  ): Promise<ProviderClaims | null> {
    try {
      const provider = await discover()
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }
      const tokens = await oidc.authorizationCodeGrant(provider, address, checks)
      const claims = tokens.claims()
      if (!claims) return null
      const asked = provider.serverMetadata().userinfo_endpoint !== undefined && claims.email === undefined
      return asked ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : claims
    } catch (error) {
      if (error instanceof TypeError) throw error
      return null
    }
  }
}

/** Takes the pending login of this browser out of the database, once. */
async function takeLogin({ database }: SessionServices, token: string | undefined) {
  if (token === undefined || !isToken(token)) return undefined
  const [login] = await database.queries
    .delete(logins)
    .where(and(eq(logins.login_hash, hashToken(token)), gt(logins.expires_at, sql`now()`)))
    .returning()
  return login
}

const AWAY_PAGE = problemPage(502, ({ providerAway }) => providerAway)

const REFUSED_PAGE = problemPage(401, ({ refused }) => refused)

const TAKEN_PAGE = problemPage(409, ({ taken }) => taken)
