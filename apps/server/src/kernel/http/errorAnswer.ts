import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Log } from '../log/createLog.ts'
import { StoreUnavailableError } from '../storage/objectStore.ts'
import { answerJson } from './answerJson.ts'
import { ApiError } from './apiError.ts'
import type { AppEnv } from './appEnv.ts'

/** The answer to a request that failed: its own error, or for a fault of the server one that reveals nothing of it. */
export function errorAnswer(context: Context<AppEnv>, error: unknown, log: Log): Promise<Response> {
  const requestId = context.get('requestId')
  const known = asApiError(error)
  // Whoever has gone is not told, and gave up themselves.
  const gone = context.req.raw.signal.aborted
  if (known.code === 'internal' && !gone) log.error(`Request ${requestId} failed.`, withoutValues(error))
  const { retryAfterMs } = known.details
  if (retryAfterMs !== undefined) context.header('retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  context.header('cache-control', 'no-store')
  return answerJson(context, known.body(requestId), known.status)
}

/** A failed query repeats what it was given, such as people's texts; its cause says what was wrong without them. */
function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/** PostgreSQL's error classes for "not now": connection lost, out of resources, shutting down or recovering. */
const DATABASE_AWAY = /^(08|53|57P)/

/** What its driver says, without a code, when a connection is lost or there is none. */
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
      return new ApiError('busy', 'The server cannot reach its storage now. Try again in a moment.', {
        retryAfterMs: 5000,
        cause: error,
      })
    }
  }
  return new ApiError('internal', 'Something went wrong in the server. Try again; if it happens again, report the id.')
}
