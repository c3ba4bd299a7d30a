import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LANGUAGE_CODES } from './interfaceLanguage.ts'
import { object } from './object.ts'

/** Days after which an address that was not confirmed is removed. */
export const EARLY_ACCESS_DAYS = 7

/** Common properties: for anyone, on this site only. */
const onSite = { embed: false, errors: ['forbidden', 'not_found', 'too_many_requests'] } as const

const tokenBody = object({ early_token: v.string() })

/** Tells if the server takes addresses: only one that sends mail does. */
export const earlyAccessStatus = endpoint({
  method: 'GET',
  path: '/api/v1/early-access',
  embed: false,
  response: object({ takes_addresses: v.boolean() }),
  errors: ['forbidden'],
})

/**
 * Leaves an address to be told when reviews of chats begin, and mails a link to confirm it. The answer is the same for a
 * new, a known and a confirmed address.
 */
export const joinEarlyAccess = endpoint({
  ...onSite,
  method: 'POST',
  path: '/api/v1/early-access/join',
  body: object({
    early_email: v.string(),
    /** Language of the mail. Default `en`. */
    early_language: v.optional(v.picklist(LANGUAGE_CODES)),
  }),
  response: object({ is_mailed: v.literal(true) }),
})

/** Confirms the address of a mailed link. Doing it again changes nothing. */
export const confirmEarlyAccess = endpoint({
  ...onSite,
  method: 'POST',
  path: '/api/v1/early-access/confirm',
  repeatable: true,
  body: tokenBody,
  response: object({ is_confirmed: v.literal(true) }),
})

/** Deletes the address of a mailed link at once. */
export const leaveEarlyAccess = endpoint({
  ...onSite,
  method: 'POST',
  path: '/api/v1/early-access/leave',
  body: tokenBody,
  response: object({ is_deleted: v.literal(true) }),
})
