import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { CONSENT_PATH } from '../features/session/embed/consentPages.ts'
import { openRealtimeSocket } from './realtimeSocket.ts'
import { call } from './startTestServer.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Origins of two sites with embeds, named in `EMBED_SETTINGS`. */
export const BLOG = 'https://blog.example'
export const SHOP = 'https://shop.example'
export const EMBED_SETTINGS = { EMBED_ORIGINS: `${BLOG},${SHOP}` }

interface TokenAnswer {
  access_token: string
  expires_in: number
  code?: string
}

/** The refresh cookie set by an answer, as sent by the browser; empty when there is none. */
export const refreshCookie = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? ''

/** A PKCE-like verifier and its challenge. */
export function createProof(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A page of another site with an embed of the server at `url`: its script and its user. */
export function createEmbedPage(url: string) {
  const session = (path: string, headers: Record<string, string>, json: unknown) =>
    call<TokenAnswer>(`${url}/api/v1/session/${path}`, { headers, json })
  const redeem = (code: string, code_verifier: string, origin = BLOG) =>
    session('token', { origin }, { code, code_verifier })

  /** Creates an account in the popup, up to the consent question. */
  async function signUp(state: string): Promise<{ popup: Visitor; asked: string }> {
    const popup = createVisitor(url)
    const fields = { intent: 'create', state, email: `${randomUUID()}@example.com`, password: 'correct horse battery' }
    const created = await popup.submit('/api/v1/login', fields)
    return { popup, asked: await (await popup.get(created.headers.get('location') ?? '')).text() }
  }

  /** Completes the login in the popup, up to the code for its opener. */
  async function login(origin = BLOG, socketOrigin = origin) {
    const { verifier, challenge } = createProof()
    await using socket = await openRealtimeSocket(url, socketOrigin)
    const state = `${socket.id}~${challenge}`
    const { popup, asked } = await signUp(state)
    const page = await (await popup.submit(CONSENT_PATH, { state })).text()
    const [, code = '', target = ''] = /code: "([^"]+)" \}, "([^"]+)"\)/.exec(page) ?? []
    return { verifier, state, popup, asked, page, code, target, received: socket.received.map(({ action }) => action) }
  }

  return {
    signUp,
    login,
    redeem,
    /** Logs in, and returns the page's bearer token and refresh cookie. */
    async signedIn(origin = BLOG) {
      const { verifier, code, popup } = await login(origin)
      const { body, headers } = await redeem(code, verifier, origin)
      return { bearer: body.access_token, cookie: refreshCookie(headers), popup }
    },
    renew: (cookie: string, origin = BLOG) => session('refresh', { cookie, origin }, {}),
    end: (cookie: string, origin = BLOG) => session('end', { cookie, origin }, {}),
    status: (token: string, origin = BLOG) =>
      call<{ user?: { user_email: string } }>(`${url}/api/v1/user/status`, {
        headers: { authorization: `Bearer ${token}`, origin },
      }),
  }
}
