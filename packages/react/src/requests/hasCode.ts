import type { ErrorCode } from '@voice-rankings/contract'
import { isClientError } from '@voice-rankings/sdk'

/** True for an answer of the server with an error code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  isClientError(error) && 'code' in error && error.code === code
