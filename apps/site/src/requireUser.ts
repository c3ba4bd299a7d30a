import { data, type MiddlewareFunction } from 'react-router'
import { siteMessages } from './messages.ts'
import { clientContext } from './siteContext.ts'

/** Lets nobody but people who are logged in see a page: anybody else is answered 401. */
export const requireUser: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { user } = await context.get(clientContext).account.status({}, { signal: request.signal })
  if (!user) throw data(siteMessages.special.refused, { status: 401, statusText: 'Unauthorized' })
  return next()
}
