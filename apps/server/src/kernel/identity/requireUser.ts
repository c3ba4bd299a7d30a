import { ApiError } from '../http/apiError.ts'
import type { Identify, UserIdentity } from './identity.ts'

/** Returns the signed-in user of a request; throws `login_required` if there is none. */
export async function requireUser(call: Pick<Identify, 'identity'>): Promise<UserIdentity> {
  const identity = await call.identity()
  if (identity.kind === 'user') return identity
  throw new ApiError('login_required', 'Only logged-in users can do this. Log in and try again.')
}
