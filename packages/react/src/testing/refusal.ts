import { RequestError } from '@voice-rankings/sdk'

/** Answer of a server that refuses a call. */
export const refusal = (code: string | null, message: string, status = 400) =>
  new RequestError({ status, code, message, issues: [], requestId: null })
