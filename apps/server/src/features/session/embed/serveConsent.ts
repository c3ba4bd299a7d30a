import { matchingCode } from '@voice-rankings/contract'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../../kernel/http/appEnv.ts'
import { comesFromHere } from '../../../kernel/http/sameOrigin.ts'
import type { Limit } from '../../../kernel/limits/limiter.ts'
import { CONNECTION_ID_LIFETIME_MS } from '../../realtime/connectionId.ts'
import type { AccountOptions } from '../accountOptions.ts'
import { completeLogin, readLoginState, spendConnectionId } from '../loginState.ts'
import { answerPage } from '../pages/accountPage.ts'
import { FOREIGN_PAGE, OLD_LINK_PAGE, STARTING_PAGE, TOO_LARGE_PAGE } from '../pages/messagePages.ts'
import type { Problem } from '../problem.ts'
import { FORM_LIMIT, readForm } from '../readForm.ts'
import type { SessionServices } from '../sessionServices.ts'
import { approvedPage, CONSENT_PATH, consentPage, handOverPage } from './consentPages.ts'
import { type CodeGrant, issueCode } from './loginCodes.ts'

/** Limits of wrong confirmation codes: per login, and per user over all logins. */
const MATCHES: Limit = { name: 'matching code', points: 5, durationMs: CONNECTION_ID_LIFETIME_MS }
const MATCHES_OF_USER: Limit = { name: 'matching code of', points: 30, durationMs: 3_600_000 }

/** Problem with a confirmation code. */
interface CodeProblem {
  text: Problem
  status: 422 | 429
}

/** Consent given in a window of this server. */
interface Consent {
  connectionId: string
  state: string
  username: string
  grant: CodeGrant
}

/**
 * Serves the consent to a login on another site. Only the window's opener gets the code, and only at its own origin;
 * the author of a link gets nothing. Where the browser has cut window and opener apart, the user types the code shown
 * by the page; the page is then notified, and redeems its connection id with its verifier, which only it knows.
 */
export function serveConsent(app: Hono<AppEnv>, { services, ...options }: AccountOptions): void {
  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: (context) => answerPage(context, TOO_LARGE_PAGE) })
  app.post(CONSENT_PATH, limit, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    if (!comesFromHere(context.req.raw, options.publicUrl)) return answerPage(context, FOREIGN_PAGE)
    const { state, intent, matching_code } = await readForm(context, ['state', 'intent', 'matching_code'])
    const identity = await options.identify(context).identity()
    const link = await readLoginState(services, state)
    if (identity.kind !== 'user' || link === null || link === 'nobody') return answerPage(context, OLD_LINK_PAGE)
    const { connectionId, origin, challenge } = link
    if (origin === null || challenge === null || !options.embedOrigins.includes(origin)) {
      return answerPage(context, OLD_LINK_PAGE)
    }
    const { user_id: userId, username } = identity.user
    const consent: Consent = { connectionId, state, username, grant: { userId, origin, challenge } }
    return intent === 'match' ? match(context, services, consent, matching_code) : handOver(context, services, consent)
  })
}

async function handOver(
  context: Context,
  services: SessionServices,
  { connectionId, grant }: Consent,
): Promise<Response> {
  if (!(await completeLogin(services, connectionId))) return answerPage(context, OLD_LINK_PAGE)
  return answerPage(context, handOverPage(grant.origin, await issueCode(services.database, grant)))
}

async function match(context: Context, services: SessionServices, consent: Consent, typed: string): Promise<Response> {
  const { connectionId, state, username, grant } = consent
  const { limiter, database, realtime } = services
  const page = { origin: grant.origin, username, state }
  const tries = await limiter.consume(MATCHES, connectionId)
  const ofUser = await limiter.consume(MATCHES_OF_USER, grant.userId)
  if (!tries.allowed || !ofUser.allowed) return answerPage(context, consentPage(page, TOO_OFTEN))
  if (typed.replaceAll(/\s/g, '') !== matchingCode(state)) return answerPage(context, consentPage(page, MISTYPED))
  if (!(await spendConnectionId(services, connectionId))) return answerPage(context, OLD_LINK_PAGE)
  await issueCode(database, grant, connectionId)
  await realtime.notify(connectionId, 'login-approved')
  return answerPage(context, approvedPage(grant.origin))
}

const MISTYPED = { text: (texts) => texts.wrongCode, status: 422 } as const satisfies CodeProblem

const TOO_OFTEN = { text: (texts) => texts.tooManyCodes, status: 429 } as const satisfies CodeProblem
