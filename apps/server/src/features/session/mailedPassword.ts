import type { LanguageCode } from '@voice-rankings/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { credentials, mailTokens, users } from '../../kernel/database/accountTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { createToken, hashToken, isToken } from '../../kernel/identity/token.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { takeAll } from '../../kernel/limits/takeAll.ts'
import { createUser, emailKey, isSameAddress } from '../account/createUser.ts'
import { hashPassword } from '../account/password.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { passwordMail } from '../mail/passwordMail.ts'
import { claimAccount } from './claimAccount.ts'
import { endSessionsOf } from './createSessions.ts'
import { PASSWORD_PATH } from './loginUrl.ts'
import {
  emailProblem,
  type FieldProblem,
  NEW_ACCOUNTS,
  passwordProblem,
  type SignInClient,
  tooMany,
  type TooManyTries,
} from './passwordAccounts.ts'
import type { SessionServices } from './sessionServices.ts'

const HOUR_MS = 3_600_000

/** Lifetime of a link, in ms. */
const LINK_LIFETIME_MS = HOUR_MS

const MAILS_TO_ADDRESS: Limit = { name: 'mail to', points: 5, durationMs: HOUR_MS }

/** Request for a link to choose a password. */
export interface LinkRequest {
  email: string
  /** Reason for the request; both links work alike. */
  intent: 'create' | 'reset'
  /** State of the login to continue afterwards. */
  state: string
  returnTo: string
  /** Language of the mail. */
  language: LanguageCode
}

/** Problem with the address, a rate limit, or an error of the mail server. */
type LinkProblem = FieldProblem | TooManyTries | { mailError: unknown }

/**
 * Mails a link to choose a password; null once the mail is sent. The steps are the same whether or not the address has
 * an account, so that neither the answer nor its timing reveals it.
 */
export async function mailPasswordLink(
  { database, limiter }: Pick<SessionServices, 'database' | 'limiter'>,
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  { email, intent, state, returnTo, language }: LinkRequest,
  { address }: SignInClient,
): Promise<LinkProblem | null> {
  const problem = emailProblem(email)
  if (problem) return problem
  const email_key = emailKey(email)
  const { refusedUntil } = await takeAll(limiter, [
    [NEW_ACCOUNTS, networkOf(address)],
    [MAILS_TO_ADDRESS, email_key],
  ])
  if (refusedUntil !== null) return tooMany(refusedUntil)
  const [account] = await database.queries.select().from(users).where(eq(users.email_key, email_key))
  // To the account's own address: different addresses can share a key.
  const to = account?.user_email ?? email.trim()
  const token = createToken()
  await database.queries.insert(mailTokens).values({
    token_hash: hashToken(token),
    email: to,
    email_key,
    state,
    return_to: returnTo,
    expires_at: new Date(Date.now() + LINK_LIFETIME_MS),
  })
  const link = new URL(PASSWORD_PATH, publicUrl)
  link.searchParams.set('token', token)
  try {
    await mailer.send(await passwordMail({ to, intent, hasAccount: account !== undefined, link: link.href, language }))
    return null
  } catch (mailError) {
    return { mailError }
  }
}

/** Returns the address of a link's token; null when it is invalid, expired or used. */
export async function readPasswordLink(queries: Queries, token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const [row] = await queries.select({ email: mailTokens.email }).from(mailTokens).where(usable(token))
  return row?.email ?? null
}

/** Result of choosing a password: the user, the device cookie, and how the login continues. */
interface ChosenPassword {
  userId: string
  device: string
  state: string
  returnTo: string
}

/**
 * Sets the password chosen by a link and invalidates the link. Creates the account if it is missing; otherwise all its
 * sessions end. Null when the link is invalid.
 */
export async function choosePassword(
  { database, knownDevices, config }: Pick<SessionServices, 'database' | 'knownDevices' | 'config'>,
  { token, password }: { token: string; password: string },
): Promise<ChosenPassword | FieldProblem | null> {
  const email = await readPasswordLink(database.queries, token)
  if (email === null) return null
  const problem = passwordProblem(password, email)
  if (problem) return problem
  const password_hash = await hashPassword(password, config.passwordLog2n)
  const changed_at = new Date()
  return database.queries.transaction(async (queries) => {
    const [link] = await queries.delete(mailTokens).where(usable(token)).returning()
    if (!link) return null
    await queries.delete(mailTokens).where(eq(mailTokens.email_key, link.email_key))
    const [account] = await queries.select().from(users).where(eq(users.email_key, link.email_key)).for('update')
    if (account && !isSameAddress(account.user_email, link.email)) return null
    if (account?.email_verified_at === null) await claimAccount(queries, account.user_id)
    else if (account) await endSessionsOf(queries, account.user_id)
    const user = account ?? (await createUser({ queries }, { email, verified: true, credits: config.signUpCredits }))
    if (!user) return null
    const userId = user.user_id
    await queries
      .insert(credentials)
      .values({ user_id: userId, password_hash, changed_at })
      .onConflictDoUpdate({ target: credentials.user_id, set: { password_hash, changed_at } })
    const device = knownDevices.mark({ userId, changedAt: changed_at })
    return { userId, device, state: link.state, returnTo: link.return_to }
  })
}

const usable = (token: string) =>
  and(eq(mailTokens.token_hash, hashToken(token)), gt(mailTokens.expires_at, sql`now()`))
