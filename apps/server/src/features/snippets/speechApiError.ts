import type { ErrorCode } from '@voice-rankings/contract'
import { ApiError } from '../../kernel/http/apiError.ts'
import { EngineBusyError, ProviderThrottledError, SpeechError, type SpeechErrorCode } from '../speech/speechError.ts'

const CODES: Readonly<Record<SpeechErrorCode, ErrorCode>> = {
  unspeakable: 'text_unspeakable',
  too_long: 'text_too_long',
  unknown_voice: 'not_found',
  unknown_service: 'not_found',
  unavailable: 'engine_failed',
  busy: 'busy',
  timeout: 'engine_failed',
  crashed: 'engine_failed',
  aborted: 'engine_failed',
  auth: 'engine_failed',
  quota: 'engine_failed',
  throttled: 'busy',
  moderated: 'text_unspeakable',
  upstream: 'engine_failed',
}

/** Maps a `SpeechError` to an API error; other errors are returned unchanged. */
export function speechApiError(error: unknown): unknown {
  if (!(error instanceof SpeechError)) return error
  const retryAfterMs =
    error instanceof EngineBusyError || error instanceof ProviderThrottledError ? error.retryAfterMs : undefined
  return new ApiError(CODES[error.code], error.message, { retryAfterMs, cause: error })
}
