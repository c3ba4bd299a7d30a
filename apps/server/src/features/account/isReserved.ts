import { usernameKey } from './usernameKey.ts'

/** Names that suggest authority, or that programs treat as special values. */
const RESERVED = `
  admin administrator root system sysadmin superuser operator owner staff team official moderator mod support help
  helpdesk info contact security abuse postmaster webmaster hostmaster noreply no-reply billing sales press legal
  privacy voicerankings voice-ranking api www mail login logout signin signup register account settings app about
  anonymous visitor guest user username nobody everyone all me self null undefined none true false deleted unknown
`
const KEYS = new Set(RESERVED.trim().split(/\s+/).map(usernameKey))

/** True for reserved names and names that look like one. */
export const isReserved = (username: string): boolean => KEYS.has(usernameKey(username))
