import { ApiError } from '../http/apiError.ts'
import type { Identify } from './identity.ts'

/** Throws `not_found` unless an operator makes the request, as if there were no such call. */
export async function requireOperator(call: Pick<Identify, 'identity'>): Promise<void> {
  const identity = await call.identity()
  if (identity.kind === 'user' && identity.user.is_operator) return
  throw new ApiError('not_found', 'There is no such call. See /api/v1/docs.')
}
