import { eq } from 'drizzle-orm'
import { credentials, users } from '../../kernel/database/accountTables.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { type Counted, takeAll } from '../../kernel/limits/takeAll.ts'
import { createUser, emailKey } from '../account/createUser.ts'
import { hashPassword, PASSWORD_LENGTH, verifyPassword } from '../account/password.ts'
import type { SessionServices } from './sessionServices.ts'

const MINUTE_MS = 60_000
const TRIES: Limit = { name: 'sign in', points: 10, durationMs: 15 * MINUTE_MS }
/** Also bounds how many addresses somebody can have counted: what it refuses is not counted by address. */
export const TRIES_OF_NETWORK: Limit = { name: 'sign in from', points: 100, durationMs: 15 * MINUTE_MS }
/** Of strangers: devices that have signed in to the account have attempts of their own. */
export const TRIES_OF_ACCOUNT: Limit = { name: 'sign in as', points: 100, durationMs: 60 * MINUTE_MS }
const DEVICE_TRIES: Limit = { name: 'sign in on', points: 10, durationMs: 15 * MINUTE_MS }
/** Accounts and mails about them. */
export const NEW_ACCOUNTS: Limit = { name: 'sign up from', points: 20, durationMs: 60 * MINUTE_MS }

/** Longest address that mail can be sent to, in characters (RFC 5321, section 4.5.3.1.3, less its brackets). */
const LONGEST_EMAIL = 254

/** What somebody typed. */
export interface Entered {
  email: string
  password: string
}

/** Where somebody types it. */
export interface Place {
  /** Network address. */
  address: string
  /** Cookie of a device that signed in before: see `KnownDevices`. */
  device?: string | undefined
}

/** What came of it: the user and the new cookie of the device, or why not, in words for them, with the field it is about. */
export type SignInResult = { userId: string; device: string } | FieldProblem | TooManyTries

/** What is wrong with a field, in words for the person. */
export interface FieldProblem {
  problem: string
  field: 'email' | 'password'
  status: 401 | 409 | 422
}

/** Too many attempts, with the time to wait. */
export interface TooManyTries {
  problem: string
  field: null
  status: 429
  retryAfterMs: number
}

const WRONG: SignInResult = {
  problem: 'The e-mail address or the password is wrong.',
  field: 'password',
  status: 401,
}

/** Signs somebody in who has a password here. */
export async function signIn(
  {
    database,
    limiter,
    knownDevices,
    config,
  }: Pick<SessionServices, 'database' | 'limiter' | 'knownDevices' | 'config'>,
  { email, password }: Entered,
  { address, device }: Place,
): Promise<SignInResult> {
  // Nobody has such an account, and a database has no place for it among its counts.
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
  // Whoever knows the password has not been guessing.
  await tries.giveBack()
  return { userId: account.userId, device: knownDevices.mark(account) }
}

const strangerTries = (network: string, key: string): readonly Counted[] => [
  [TRIES_OF_NETWORK, network],
  [TRIES, `${network} ${key}`],
  [TRIES_OF_ACCOUNT, key],
]

/** Makes an account with a password. */
export async function signUp(
  {
    database,
    limiter,
    knownDevices,
    config,
  }: Pick<SessionServices, 'database' | 'limiter' | 'knownDevices' | 'config'>,
  { email, password }: Entered,
  { address }: Place,
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
    problem: 'This e-mail address has an account already. Sign in with it instead.',
    field: 'email',
    status: 409,
  }
}

/** Why a text cannot be an address; undefined when it can. Only a mail would tell whether it is one. */
export function emailProblem(email: string): FieldProblem | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(email.trim()) && email.length <= LONGEST_EMAIL) return undefined
  return { problem: 'Write your e-mail address, such as ann@example.com.', field: 'email', status: 422 }
}

/** Why a password cannot be that of an address; undefined when it can. */
export function passwordProblem(password: string, email: string): FieldProblem | undefined {
  const problem = passwordWeakness(password, email)
  return problem === undefined ? undefined : { problem, field: 'password', status: 422 }
}

function passwordWeakness(password: string, email: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min) return `The password must have at least ${min} characters.`
  if (password.length > max) return `The password may have at most ${max} characters.`
  if (emailKey(password) === emailKey(email)) return 'The password must not be your e-mail address.'
  if (new Set(password).size < 3) return 'The password is too easy to guess. Use more different characters.'
  return undefined
}

/** The answer to who tried too often, with the time to wait. */
export function tooMany(resetsAt: Date): TooManyTries {
  const retryAfterMs = Math.max(1000, resetsAt.getTime() - Date.now())
  const minutes = Math.ceil(retryAfterMs / MINUTE_MS)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return { problem: `Too many attempts. Try again in ${wait}.`, field: null, status: 429, retryAfterMs }
}
