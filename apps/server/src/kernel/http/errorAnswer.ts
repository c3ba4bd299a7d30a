import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Log } from '../log/createLog.ts'
import { StoreUnavailableError } from '../storage/objectStore.ts'
import { answerJson } from './answerJson.ts'
import { ApiError } from './apiError.ts'
import type { AppEnv } from './appEnv.ts'

/** Error response of a failed request; an internal error reveals no details. */
export function errorAnswer(context: Context<AppEnv>, error: unknown, log: Log): Promise<Response> {
  const known = reportError(context, error, log)
  const { retryAfterMs } = known.details
  if (retryAfterMs !== undefined) context.header('retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  context.header('cache-control', 'no-store')
  return answerJson(context, known.body(context.get('requestId')), known.status)
}

/** Returns the error for the client, and logs one that is a fault of the server. */
export function reportError(context: Context<AppEnv>, error: unknown, log: Log): ApiError {
  const requestId = context.get('requestId')
  const known = asApiError(error)
  // A client that disconnected gets no answer, and its aborted work is no fault of the server.
  const gone = context.req.raw.signal.aborted
  if (known.code === 'internal' && !gone) {
    log.error(`Request ${requestId} failed.`, withoutValues(error), { requestId })
  }
  return known
}

/**
 * Replaces the error of a failed query by its cause: the error itself contains the parameters, such as users' texts.
 */
function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/**
 * PostgreSQL error classes of a database that is temporarily unavailable: connection lost, out of resources, shutting
 * down, recovering.
 */
const DATABASE_AWAY = /^(08|53|57P)/

/** Driver error messages (they carry no code) for a lost or refused connection. */
const CONNECTION_LOST =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying|timeout expired)/

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    if (
      cause instanceof StoreUnavailableError ||
      DATABASE_AWAY.test(code) ||
      CONNECTION_LOST.test(cause.message) ||
      ['ECONNREFUSED', 'ECONNRESET', 'ENOSPC', 'EMFILE'].includes(code)
    ) {
      return new ApiError('busy', 'The server cannot reach its storage at the moment. Try again soon.', {
        retryAfterMs: 5000,
        cause: error,
      })
    }
  }
  return new ApiError('internal', 'Something went wrong in the server. Try again. If it happens again, report the id.')
}
