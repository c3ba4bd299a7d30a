import { eq } from 'drizzle-orm'
import { credentials, users } from '../../kernel/database/accountTables.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { type Counted, takeAll } from '../../kernel/limits/takeAll.ts'
import { createUser, emailKey } from '../account/createUser.ts'
import { isEmail, LONGEST_EMAIL } from '../account/isEmail.ts'
import { hashPassword, PASSWORD_LENGTH, verifyPassword } from '../account/password.ts'
import type { Problem } from './problem.ts'
import type { SessionServices } from './sessionServices.ts'

const MINUTE_MS = 60_000
const TRIES: Limit = { name: 'sign in', points: 10, durationMs: 15 * MINUTE_MS }
/**
 * Sign-in attempts per network. It also bounds the number of counted addresses: refused attempts are not counted by
 * address.
 */
export const TRIES_OF_NETWORK: Limit = { name: 'sign in from', points: 100, durationMs: 15 * MINUTE_MS }
/** Sign-in attempts per account by unknown devices; known ones have a limit of their own. */
export const TRIES_OF_ACCOUNT: Limit = { name: 'sign in as', points: 100, durationMs: 60 * MINUTE_MS }
const DEVICE_TRIES: Limit = { name: 'sign in on', points: 10, durationMs: 15 * MINUTE_MS }
/** New accounts, and mails about accounts, per network. */
export const NEW_ACCOUNTS: Limit = { name: 'sign up from', points: 20, durationMs: 60 * MINUTE_MS }

/** Typed credentials. */
export interface EnteredCredentials {
  email: string
  password: string
}

/** Client of a sign-in. */
export interface SignInClient {
  /** Network address. */
  address: string
  /** Cookie of a device that signed in before: see `KnownDevices`. */
  device?: string | undefined
}

/** User and new device cookie, or the problem. */
export type SignInResult = { userId: string; device: string } | FieldProblem | TooManyTries

/** Problem with a field, as a sentence for the user. */
export interface FieldProblem {
  problem: Problem
  field: 'email' | 'password'
  status: 401 | 409 | 422
}

/** Rate limit exceeded, with the time to wait. */
export interface TooManyTries {
  problem: Problem
  field: null
  status: 429
  retryAfterMs: number
}

const WRONG: SignInResult = {
  problem: (texts) => texts.wrong,
  field: 'password',
  status: 401,
}

/** Signs in by password. */
export async function signIn(
  {
    database,
    limiter,
    knownDevices,
    config,
  }: Pick<SessionServices, 'database' | 'limiter' | 'knownDevices' | 'config'>,
  { email, password }: EnteredCredentials,
  { address, device }: SignInClient,
): Promise<SignInResult> {
  // No account has such an address, and it is too long for a counter's key.
  if (email.length > LONGEST_EMAIL) return WRONG
  const key = emailKey(email)
  const [account] = await database.queries
    .select({ userId: users.user_id, hash: credentials.password_hash, changedAt: credentials.changed_at })
    .from(users)
    .innerJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(eq(users.email_key, key))
  const known = account ? knownDevices.read(device, account) : null
  const counted: readonly Counted[] = known === null ? strangerTries(networkOf(address), key) : [[DEVICE_TRIES, known]]
  const tries = await takeAll(limiter, counted)
  if (tries.refusedUntil !== null) return tooMany(tries.refusedUntil)
  const right = await verifyPassword(password.slice(0, PASSWORD_LENGTH.max + 1), account?.hash, config.passwordLog2n)
  if (!account || !right) return WRONG
  // A correct password was not a guess, so it is not counted.
  await tries.giveBack()
  return { userId: account.userId, device: knownDevices.mark(account) }
}

const strangerTries = (network: string, key: string): readonly Counted[] => [
  [TRIES_OF_NETWORK, network],
  [TRIES, `${network} ${key}`],
  [TRIES_OF_ACCOUNT, key],
]

/** Creates an account with a password. */
export async function signUp(
  {
    database,
    limiter,
    knownDevices,
    config,
  }: Pick<SessionServices, 'database' | 'limiter' | 'knownDevices' | 'config'>,
  { email, password }: EnteredCredentials,
  { address }: SignInClient,
): Promise<SignInResult> {
  const problem = emailProblem(email) ?? passwordProblem(password, email)
  if (problem) return problem
  const { allowed, resetsAt } = await limiter.consume(NEW_ACCOUNTS, networkOf(address))
  if (!allowed) return tooMany(resetsAt)
  const password_hash = await hashPassword(password, config.passwordLog2n)
  const changed_at = new Date()
  const user = await createUser(database, { email, credits: config.signUpCredits }, async (queries, { user_id }) => {
    await queries.insert(credentials).values({ user_id, password_hash, changed_at })
  })
  if (user) {
    const userId = user.user_id
    return { userId, device: knownDevices.mark({ userId, changedAt: changed_at }) }
  }
  return {
    problem: (texts) => texts.exists,
    field: 'email',
    status: 409,
  }
}

/** Checks the format of an address; undefined when it is plausible. Only a mail can verify it. */
export function emailProblem(email: string): FieldProblem | undefined {
  if (isEmail(email)) return undefined
  return { problem: (texts) => texts.noEmail, field: 'email', status: 422 }
}

/** Checks the strength of a password for an address; undefined when it is accepted. */
export function passwordProblem(password: string, email: string): FieldProblem | undefined {
  const problem = passwordWeakness(password, email)
  return problem === undefined ? undefined : { problem, field: 'password', status: 422 }
}

function passwordWeakness(password: string, email: string): Problem | undefined {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min) return (texts) => texts.tooShort(min)
  if (password.length > max) return (texts) => texts.tooLong(max)
  if (emailKey(password) === emailKey(email)) return (texts) => texts.isEmail
  if (new Set(password).size < 3) return (texts) => texts.tooEasy
  return undefined
}

/** Problem for an exceeded rate limit. */
export function tooMany(resetsAt: Date): TooManyTries {
  const retryAfterMs = Math.max(1000, resetsAt.getTime() - Date.now())
  const minutes = Math.ceil(retryAfterMs / MINUTE_MS)
  return { problem: (texts) => texts.tooMany(minutes), field: null, status: 429, retryAfterMs }
}
