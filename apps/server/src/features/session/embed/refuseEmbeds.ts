import { ApiError } from '../../../kernel/http/apiError.ts'
import type { Identify } from '../createIdentify.ts'

/** For calls that a page of another site may not make in its user's name; throws `forbidden` for its bearer. */
export async function refuseEmbeds(call: Pick<Identify, 'identity'>): Promise<void> {
  const identity = await call.identity()
  if (identity.kind === 'anonymous' || identity.session.kind !== 'bearer') return
  throw new ApiError('forbidden', 'Another site cannot manage the account. Open Voice Rankings itself to do this.')
}
