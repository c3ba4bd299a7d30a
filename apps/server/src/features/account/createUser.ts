import { randomBytes, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { creditEntries, type UserRow, users } from '../../kernel/database/accountTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { usernameKey } from './usernameKey.ts'

/** Who is new. */
export interface NewUser {
  email: string
  /** Whether the user has proved that the address is theirs. Default: false. */
  verified?: boolean
  /** One that may be had, see `usableName`. When somebody has it a few letters follow it; without one it is made up. */
  wantedName?: string | undefined
  /** Credits to begin with. */
  credits: number
}

/** Letters and digits that nobody takes for each other. */
const NAME_LETTERS = 'acdefghjkmnpqrtuvwxy34679'

/** How often a made-up name may turn out to be taken. */
const NAME_TRIES = 10

/**
 * Stores a new user with their first credits; null when the e-mail address has an account already. What `also` stores is
 * stored with them or, when it fails, neither is.
 */
export async function createUser(
  { queries }: Pick<Database, 'queries'>,
  { email, verified = false, wantedName, credits }: NewUser,
  also: (queries: Queries, user: UserRow) => Promise<void> = async () => {},
): Promise<UserRow | null> {
  const wanted =
    wantedName === undefined
      ? []
      : [wantedName, ...Array.from({ length: NAME_TRIES }, () => `${wantedName}-${letters(4)}`)]
  const names = [...wanted, ...Array.from({ length: NAME_TRIES }, madeUpName)]
  const user_id = randomBytes(12).toString('base64url')
  const email_verified_at = verified ? new Date() : null
  const identity = { user_id, user_email: email.trim(), email_key: emailKey(email), email_verified_at }
  return queries.transaction(async (transaction) => {
    for (const username of names) {
      const values = { ...identity, username, username_key: usernameKey(username), total_credits: credits }
      const [user] = await transaction.insert(users).values(values).onConflictDoNothing().returning()
      if (user) {
        const grant = { user_id, purpose: 'sign-up', kind: 'grant', credits } as const
        if (credits > 0) await transaction.insert(creditEntries).values(grant)
        await also(transaction, user)
        return user
      }
      const [taken] = await transaction.select().from(users).where(eq(users.email_key, identity.email_key))
      if (taken) return null
    }
    throw new Error(`${NAME_TRIES} made-up usernames were all taken. Make them longer.`)
  })
}

/** An e-mail address as it is compared: nobody tells two people apart by its capitals. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/**
 * Whether two addresses with the same key have one owner for certain. Letters such as the Kelvin sign become ASCII letters in
 * the key, so that another mailbox could pass for this one.
 */
export function isSameAddress(one: string, other: string): boolean {
  const folded = [one, other].map((email) =>
    email
      .trim()
      .normalize('NFC')
      .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  )
  return folded[0] === folded[1]
}

/** A name that says nothing of its user; they choose their own later. */
const madeUpName = () => `listener-${letters(6)}`

function letters(count: number): string {
  return Array.from({ length: count }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')
}
