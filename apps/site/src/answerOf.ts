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

/**
 * Answer of an API call that the page makes again by itself if it fails, and the status of the page: 404 if what was asked for
 * does not exist, or not for this visitor. The page then says so in its own words.
 */
export async function answerIfAny<Answer>(
  call: Promise<Answer>,
): Promise<{ answer: Answer | undefined; status: 200 | 404 }> {
  try {
    return { answer: await call, status: 200 }
  } catch (error) {
    const isMissing = isClientError(error) && 'status' in error && error.status === 404
    return { answer: undefined, status: isMissing ? 404 : 200 }
  }
}

/** Error for a missing page, with its path as data. */
export function pageNotFound(path: string): Error | ReturnType<typeof data> {
  return data(path, { status: 404, statusText: 'Not Found' })
}
