import { data, type MiddlewareFunction } from 'react-router'
import { siteMessages } from './messages.ts'
import { clientContext } from './siteContext.ts'

/** Middleware that restricts a page to logged-in users; others get status 401. */
export const requireUser: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { user } = await context.get(clientContext).account.status({}, { signal: request.signal })
  if (!user) throw data(siteMessages.special.refused, { status: 401, statusText: 'Unauthorized' })
  return next()
}
