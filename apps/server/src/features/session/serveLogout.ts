import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { comesFromHere } from '../../kernel/http/sameOrigin.ts'
import type { AccountOptions } from './accountOptions.ts'
import { endSession } from './beginSession.ts'
import { answerPage } from './pages/accountPage.ts'
import {
  confirmLogoutPage,
  FOREIGN_PAGE,
  SIGNED_OUT_PAGE,
  STARTING_PAGE,
  TOO_LARGE_PAGE,
} from './pages/messagePages.ts'
import { FORM_LIMIT, readForm } from './readForm.ts'
import { returnPath } from './returnPath.ts'
import type { SessionServices } from './sessionServices.ts'

const LOGOUT = '/api/v1/logout'

/** Serves signing out: at once for requests from own pages, otherwise after a confirmation. */
export function serveLogout(app: Hono<AppEnv>, { services, identify, cookies, publicUrl }: AccountOptions): void {
  app.get(LOGOUT, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    const connectionId = context.req.query('connectionId') ?? ''
    const returnTo = returnPath(context.req.query('return'))
    const { kind } = await identify(context).identity()
    if (kind === 'user' && !comesFromHere(context.req.raw, publicUrl)) {
      return answerPage(context, confirmLogoutPage(connectionId, returnTo))
    }
    return logout(context, services, connectionId, returnTo)
  })

  const limit = bodyLimit({ maxSize: FORM_LIMIT, onError: (context) => answerPage(context, TOO_LARGE_PAGE) })
  app.post(LOGOUT, limit, async (context) => {
    if (!services) return answerPage(context, STARTING_PAGE)
    if (!comesFromHere(context.req.raw, publicUrl)) return answerPage(context, FOREIGN_PAGE)
    const form = await readForm(context, ['connectionId', 'return'])
    return logout(context, services, form.connectionId, returnPath(form.return))
  })

  async function logout(
    context: Context,
    found: SessionServices,
    connectionId: string,
    returnTo: string,
  ): Promise<Response> {
    await endSession(context, cookies, found)
    if (connectionId === '') return context.redirect(returnTo, 303)
    await found.realtime.notify(connectionId, 'logout-complete')
    return answerPage(context, SIGNED_OUT_PAGE)
  }
}
