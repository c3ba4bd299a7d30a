import { ApiError } from '../../kernel/http/apiError.ts'

/** One answer for an unknown snippet and for one that is not the caller's to hear, which therefore cannot be told apart. */
export function snippetNotFound(): ApiError {
  return new ApiError('not_found', 'This snippet is not there. It may have been removed; generate the speech again.')
}
