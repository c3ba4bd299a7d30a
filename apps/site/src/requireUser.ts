import { data, type MiddlewareFunction } from 'react-router'
import { clientContext } from './siteContext.ts'

/** Middleware that restricts a page to logged-in users; others get status 401. */
export const requireUser: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { user } = await context.get(clientContext).account.status({}, { signal: request.signal })
  if (!user) throw data(null, { status: 401, statusText: 'Unauthorized' })
  return next()
}
