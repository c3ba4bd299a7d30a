import { languageOfRequest } from '@voice-rankings/contract'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { requestAddress } from '../../kernel/http/clientAddress.ts'
import { comesFromHere } from '../../kernel/http/sameOrigin.ts'
import type { AccountOptions } from './accountOptions.ts'
import { beginSession } from './beginSession.ts'
import { consentPage } from './embed/consentPages.ts'
import { completeLogin, readLoginState } from './loginState.ts'
import { LOGIN_PATH, loginUrl } from './loginUrl.ts'
import { mailPasswordLink } from './mailedPassword.ts'
import { answerPage } from './pages/accountPage.ts'
import { MAIL_FAILED_PAGE, mailSentPage } from './pages/choosePasswordPage.ts'
import { loginPage, type LoginMode, type LoginPage } from './pages/loginPage.ts'
import {
  endedLoginPage,
  FOREIGN_PAGE,
  OLD_LINK_PAGE,
  signedInPage,
  STARTING_PAGE,
  TOO_LARGE_PAGE,
} from './pages/messagePages.ts'
import { type SignInResult, signIn, signUp } from './passwordAccounts.ts'
import { FORM_LIMIT, readForm } from './readForm.ts'
import { returnPath } from './returnPath.ts'

/**
 * Serves the sign-in page and its form. All ways of signing in end with a request to this page, which confirms the
 * login and notifies the waiting page.
 */
export function serveLogin(app: Hono<AppEnv>, options: AccountOptions): void {
  const { services, identify, cookies, loginProvider, mailer, publicUrl, trustedProxies, embedOrigins, log } = options
  const byMail = mailer !== undefined

  app.get(LOGIN_PATH, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    const state = context.req.query('state') ?? ''
    const returnTo = returnPath(context.req.query('return'))
    const link = await readLoginState(services, state)
    const identity = await identify(context).identity()
    if (identity.kind === 'user') {
      const { username } = identity.user
      if (link !== null && link !== 'nobody') {
        const { origin, challenge, connectionId } = link
        // A page of another site needs consent, which only this page can collect.
        const foreign = origin !== null && embedOrigins.includes(origin)
        if (foreign && challenge !== null) return answerPage(context, consentPage({ origin, username, state }))
        if (!(await completeLogin(services, connectionId))) return answerPage(context, endedLoginPage(username))
      }
      if (link === null) return answerPage(context, endedLoginPage(username))
      return state === '' ? context.redirect(returnTo, 303) : answerPage(context, signedInPage(username))
    }
    if (link === null) return answerPage(context, OLD_LINK_PAGE)
    if (loginProvider) return loginProvider.begin(context, services, { state, returnTo })
    return answerPage(context, loginPage({ mode: 'sign-in', byMail, state, returnTo }))
  })

  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: (context) => answerPage(context, TOO_LARGE_PAGE) })
  app.post(LOGIN_PATH, limit, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    // Prevents login CSRF: another site must not sign a visitor in to a different account.
    if (!comesFromHere(context.req.raw, publicUrl)) return answerPage(context, FOREIGN_PAGE)
    const form = await readForm(context, ['intent', 'state', 'return', 'email', 'password'])
    const { intent, state, email, password } = form
    const returnTo = returnPath(form.return)
    const link = await readLoginState(services, state)
    if (link === null || loginProvider) return answerPage(context, OLD_LINK_PAGE)
    const mode = modeOf(intent, byMail)
    const page = { mode, byMail, state, returnTo, email }
    if (intent.startsWith('show-')) return answerPage(context, loginPage(page))

    const place = { address: requestAddress(context, trustedProxies), device: cookies.get(context, 'device') }
    if (mailer && publicUrl !== undefined && mode !== 'sign-in') {
      const language = languageOfRequest(context.req.raw.headers)
      const request = { email, intent: mode, state, returnTo, language }
      const problem = await mailPasswordLink(services, { mailer, publicUrl }, request, place)
      if (problem === null) return answerPage(context, mailSentPage(email))
      if ('problem' in problem) return answerProblem(context, problem, page)
      log.error('A mail could not be sent. Check SMTP_URL and MAIL_FROM.', problem.mailError)
      return answerPage(context, MAIL_FAILED_PAGE)
    }
    const enter = mode === 'create' ? signUp : signIn
    const result = await enter(services, { email, password }, place)
    if (!('userId' in result)) return answerProblem(context, result, page)
    await beginSession(context, cookies, services, result.userId)
    cookies.set(context, 'device', result.device)
    return context.redirect(loginUrl(state, returnTo), 303)
  })
}

/** Mode requested by the button of the form. */
function modeOf(intent: string, byMail: boolean): LoginMode {
  if (intent.endsWith('create')) return 'create'
  return byMail && intent.endsWith('reset') ? 'reset' : 'sign-in'
}

function answerProblem(
  context: Context,
  result: Exclude<SignInResult, { userId: string }>,
  page: Omit<LoginPage, 'problem'>,
): Promise<Response> {
  const { problem: text, field, status } = result
  if ('retryAfterMs' in result) context.header('retry-after', String(Math.ceil(result.retryAfterMs / 1000)))
  return answerPage(context, loginPage({ ...page, problem: { text, field, status } }))
}
