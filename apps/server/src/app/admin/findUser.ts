import { eq, or } from 'drizzle-orm'
import { emailKey } from '../../features/account/createUser.ts'
import { usernameKey } from '../../features/account/usernameKey.ts'
import { type UserRow, users } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { AdminError } from './command.ts'

/** The user whom an operator means, by username, e-mail address or id. */
export async function findUser({ queries }: Database, who: string | undefined): Promise<UserRow> {
  if (who === undefined) throw new AdminError('Say which user: by username, e-mail address or id.')
  const found = await queries
    .select()
    .from(users)
    .where(or(eq(users.user_id, who), eq(users.email_key, emailKey(who)), eq(users.username_key, usernameKey(who))))
  const [user, another] = found
  if (!user) throw new AdminError(`There is no user "${who}". "users list" shows those there are.`)
  if (another) throw new AdminError(`"${who}" could be ${found.map((one) => one.user_id).join(' or ')}. Name the id.`)
  return user
}
