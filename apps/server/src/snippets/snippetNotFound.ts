import { ApiError } from '../http/apiError.ts'

/** The same for a snippet that is not there and for one that is not the asker's to hear, so that nobody learns which. */
export function snippetNotFound(id: string): ApiError {
  return new ApiError('not_found', `There is no snippet "${id}". It may have been removed; generate the speech again.`)
}
