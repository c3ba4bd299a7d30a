import { randomBytes, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { creditEntries, type UserRow, users } from '../../kernel/database/accountTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { usernameKey } from './usernameKey.ts'

/** Data of a new account. */
export interface NewUser {
  email: string
  /** True when the ownership of the address has been verified. Default: false. */
  verified?: boolean
  /** Valid name, see `deriveUsername`. When it is taken, random letters are appended; without one, a name is generated. */
  wantedName?: string | undefined
  /** Initial credits. */
  credits: number
}

/** Letters and digits that are not easily confused. */
const NAME_LETTERS = 'acdefghjkmnpqrtuvwxy34679'

/** Maximum number of attempts to find a free generated name. */
const NAME_TRIES = 10

/**
 * Stores a new user with initial credits; null when the e-mail address already has an account. `also` runs in the same
 * transaction: if it fails, nothing is stored.
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

/** Normalizes an e-mail address for comparison, ignoring case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/**
 * True when two addresses with the same key certainly have one owner. The key maps letters such as the Kelvin sign to
 * ASCII, so that two different mailboxes could share it.
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

/** Generates a neutral name, which the user can change later. */
const madeUpName = () => `listener-${letters(6)}`

function letters(count: number): string {
  return Array.from({ length: count }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')
}
