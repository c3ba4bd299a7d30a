import type { SessionRow, UserRow } from '../database/accountTables.ts'
import { hashToken } from './token.ts'

/** Somebody who is signed in. */
export interface UserIdentity {
  readonly kind: 'user'
  /** Names them wherever something is theirs, such as a snippet or a rating. */
  readonly key: string
  readonly user: UserRow
  readonly session: SessionRow
}

/** Anybody else: known by their device once it carries our cookie, which it does from the first time that matters. */
interface AnonymousIdentity<Key extends string | null = string | null> {
  readonly kind: 'anonymous'
  readonly key: Key
}

/** Who asks. */
export type Identity = UserIdentity | AnonymousIdentity

/** Who asks, with something to call them by. */
export type KnownIdentity = UserIdentity | AnonymousIdentity<string>

/** Tells who asks in one request; it is looked up at most once. */
export interface Identify {
  identity(): Promise<Identity>
  /** The same, but a device that is not known yet is given a cookie by which it will be. */
  knownIdentity(): Promise<KnownIdentity>
}

/** The key of a user: see {@link UserIdentity.key}. */
export const userKey = (userId: string): string => `user:${userId}`

/** The key of a device, by its cookie: nobody who sees it learns the cookie. */
export const visitorKey = (device: string): string => `visitor:${hashToken(device)}`

/** Whether a key is that of a device. */
export const isVisitorKey = (key: string): boolean => key.startsWith('visitor:')

/** The account level whose limits hold for somebody; 0 for whoever is not signed in. */
export function accountLevel(identity: Identity): number {
  return identity.kind === 'user' ? identity.user.account_level : 0
}

/** The account of somebody; null for whoever is not signed in. */
export function userIdOf(identity: Identity): string | null {
  return identity.kind === 'user' ? identity.user.user_id : null
}
