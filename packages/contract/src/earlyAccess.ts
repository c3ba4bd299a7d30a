import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** Days after which an address that was not confirmed is removed. */
export const EARLY_ACCESS_DAYS = 7

const PATH = '/api/v1/early-access'

/** Tells if the server takes addresses: only one that sends mail does. */
export const earlyAccessStatus = endpoint({
  method: 'GET',
  path: PATH,
  response: object({ takes_addresses: v.boolean() }),
})

/** Common properties: for anyone, on this site only. */
const change = {
  method: 'POST',
  embed: false,
  response: object({ ok: v.literal(true) }),
  errors: ['forbidden', 'not_found', 'too_many_requests'],
} as const

/**
 * Leaves an address to be told when reviews of chats begin, and mails a link to confirm it. The answer is the same for a
 * new, a known and a confirmed address.
 */
export const joinEarlyAccess = endpoint({
  ...change,
  path: `${PATH}/join`,
  body: object({
    early_email: v.string(),
    /** Language of the mail; English if it is missing, or none of the interface. */
    early_language: v.optional(v.string()),
  }),
})

/** Common properties of a mailed link. */
const byLink = { ...change, body: object({ early_token: v.string() }) } as const

/** Confirms the address of a mailed link. Doing it again changes nothing. */
export const confirmEarlyAccess = endpoint({ ...byLink, path: `${PATH}/confirm` })

/** Deletes the address of a mailed link at once. */
export const leaveEarlyAccess = endpoint({ ...byLink, path: `${PATH}/leave` })
