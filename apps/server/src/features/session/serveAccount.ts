import type { Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { AccountOptions } from './accountOptions.ts'
import { serveConsent } from './embed/serveConsent.ts'
import { serveEmbedSession } from './embed/serveEmbedSession.ts'
import { CALLBACK_PATH } from './loginUrl.ts'
import { answerPage } from './pages/accountPage.ts'
import { STARTING_PAGE } from './pages/messagePages.ts'
import { serveLogin } from './serveLogin.ts'
import { serveLogout } from './serveLogout.ts'
import { servePassword } from './servePassword.ts'

/** Serves the pages for signing in and out. */
export function serveAccount(app: Hono<AppEnv>, options: AccountOptions): void {
  const { loginProvider, services } = options
  serveLogin(app, options)
  serveLogout(app, options)
  if (options.mailer) servePassword(app, options)
  if (options.embedOrigins.length > 0) {
    serveConsent(app, options)
    serveEmbedSession(app, options)
  }
  if (!loginProvider) return
  app.get(CALLBACK_PATH, (context) =>
    services ? loginProvider.finish(context, services) : answerPage(context, STARTING_PAGE),
  )
}
