import { ApiError } from '../../kernel/http/apiError.ts'

/** Error for missing, deleted and private playlists, so that they cannot be told apart. */
export function playlistNotFound(): ApiError {
  const message = 'This playlist does not exist. It may have been deleted or made private. List your playlists.'
  return new ApiError('not_found', message)
}
