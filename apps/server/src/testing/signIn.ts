import { eq } from 'drizzle-orm'
import type { RunningServer } from '../app/createServer.ts'
import { createUser } from '../features/account/createUser.ts'
import { type UserRow, users } from '../kernel/database/accountTables.ts'

/** A signed-in user, and the headers of their browser. */
export interface SignedIn {
  user: UserRow
  headers: { cookie: string; origin: string }
}

let people = 0

/** Creates a user with a session, without the account page. Default: level 0 and 1000 credits. */
export async function signIn(server: RunningServer, values: Partial<UserRow> = {}): Promise<SignedIn> {
  const { database, sessions } = await server.services
  const made = await createUser(database, {
    email: `ann${(people += 1)}@example.com`,
    credits: values.total_credits ?? 1000,
  })
  if (!made) throw new Error('The test made two users with one address.')
  const [user = made] = await database.queries
    .update(users)
    .set({ total_credits: made.total_credits, ...values })
    .where(eq(users.user_id, made.user_id))
    .returning()
  const token = await sessions.start(user.user_id, { kind: 'cookie' })
  return { user, headers: { cookie: `session=${token}`, origin: server.url } }
}
