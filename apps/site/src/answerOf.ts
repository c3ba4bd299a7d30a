import { isClientError, serverMessage } from '@voice-rankings/sdk'
import { data } from 'react-router'

/** Result of an API call. A failure becomes the error page of its status; for 404 it names `path`. */
export async function answerOf<Answer>(call: Promise<Answer>, path: string): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!isClientError(error) || !('status' in error) || error.kind === 'response') throw error
    if (error.status === 404) throw pageNotFound(path)
    throw data(serverMessage(error) ?? '', { status: error.status })
  }
}

/** Error for a missing page, with its path as data. */
export function pageNotFound(path: string): Error | ReturnType<typeof data> {
  return data(path, { status: 404, statusText: 'Not Found' })
}
