import { usernameKey } from './usernameKey.ts'

/** Names under which somebody could speak for the site, or that programs take for something else. */
const RESERVED = `
  admin administrator root system sysadmin superuser operator owner staff team official moderator mod support help
  helpdesk info contact security abuse postmaster webmaster hostmaster noreply no-reply billing sales press legal
  privacy voicerankings voice-ranking api www mail login logout signin signup register account settings app about
  anonymous visitor guest user username nobody everyone all me self null undefined none true false deleted unknown
`
const KEYS = new Set(RESERVED.trim().split(/\s+/).map(usernameKey))

/** Whether nobody may have a name, nor one that looks like it. */
export const isReserved = (username: string): boolean => KEYS.has(usernameKey(username))
