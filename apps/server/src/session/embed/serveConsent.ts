import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../http/appEnv.ts'
import { comesFromHere } from '../../http/sameOrigin.ts'
import type { AccountOptions } from '../accountOptions.ts'
import { completeLogin, readLoginState } from '../loginState.ts'
import { answerPage } from '../pages/accountPage.ts'
import { FOREIGN_PAGE, OLD_LINK_PAGE, STARTING_PAGE, TOO_LARGE_PAGE } from '../pages/messagePages.ts'
import { FORM_LIMIT, readForm } from '../readForm.ts'
import { CONSENT_PATH, handOverPage } from './consentPages.ts'
import { issueCode } from './loginCodes.ts'

/**
 * Serves the yes of a user to signing in on another site's page. Only that page, as the window's opener and at its own
 * origin, gets the code; whoever else made the link gets nothing.
 */
export function serveConsent(app: Hono<AppEnv>, options: AccountOptions): void {
  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: (context) => answerPage(context, TOO_LARGE_PAGE) })
  app.post(CONSENT_PATH, limit, async (context) => {
    const services = options.services()
    if (!services) return answerPage(context, STARTING_PAGE)
    if (!comesFromHere(context.req.raw, options.publicUrl)) return answerPage(context, FOREIGN_PAGE)
    const { state } = await readForm(context, ['state'])
    const identity = await options.identify(context).identity()
    const link = await readLoginState(services, state)
    if (identity.kind !== 'user' || link === null || link === 'nobody') return answerPage(context, OLD_LINK_PAGE)
    const { connectionId, origin, challenge } = link
    if (origin === null || challenge === null || !options.embedOrigins.includes(origin)) {
      return answerPage(context, OLD_LINK_PAGE)
    }
    if (!(await completeLogin(services, connectionId))) return answerPage(context, OLD_LINK_PAGE)
    const code = await issueCode(services.database, { userId: identity.user.user_id, origin, challenge })
    return answerPage(context, handOverPage(origin, code))
  })
}
