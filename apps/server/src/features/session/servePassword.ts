import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { comesFromHere } from '../../kernel/http/sameOrigin.ts'
import type { AccountOptions } from './accountOptions.ts'
import { beginSession } from './beginSession.ts'
import { readLoginState } from './loginState.ts'
import { loginUrl, PASSWORD_PATH } from './loginUrl.ts'
import { choosePassword, readPasswordLink } from './mailedPassword.ts'
import { answerPage } from './pages/accountPage.ts'
import { choosePasswordPage, OLD_MAIL_PAGE } from './pages/choosePasswordPage.ts'
import { FOREIGN_PAGE, STARTING_PAGE, TOO_LARGE_PAGE } from './pages/messagePages.ts'
import { FORM_LIMIT, readForm } from './readForm.ts'

/** Serves the page of a mailed link. GET changes nothing, since virus scanners follow links too. */
export function servePassword(app: Hono<AppEnv>, options: AccountOptions): void {
  const { services, cookies, publicUrl } = options

  app.get(PASSWORD_PATH, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    const token = context.req.query('token') ?? ''
    const email = await readPasswordLink(services.database.queries, token)
    return answerPage(context, email === null ? OLD_MAIL_PAGE : choosePasswordPage({ token, email }))
  })

  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: (context) => answerPage(context, TOO_LARGE_PAGE) })
  app.post(PASSWORD_PATH, limit, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    if (!comesFromHere(context.req.raw, publicUrl)) return answerPage(context, FOREIGN_PAGE)
    const { token, password } = await readForm(context, ['token', 'password'])
    const chosen = await choosePassword(services, { token, password })
    if (chosen !== null && 'problem' in chosen) {
      const email = await readPasswordLink(services.database.queries, token)
      if (email !== null) return answerPage(context, choosePasswordPage({ token, email, problem: chosen.problem }))
    }
    if (chosen === null || 'problem' in chosen) return answerPage(context, OLD_MAIL_PAGE)
    await beginSession(context, cookies, services, chosen.userId)
    cookies.set(context, 'device', chosen.device)
    // The page that waited for the login may be gone.
    const waits = (await readLoginState(services, chosen.state)) !== null
    return context.redirect(loginUrl(waits ? chosen.state : '', chosen.returnTo), 303)
  })
}
