import type { SessionRow, UserRow } from '../database/accountTables.ts'
import { hashToken } from './token.ts'

/** A signed-in user. */
export interface UserIdentity {
  readonly kind: 'user'
  /** Owner key stored with the user's snippets and ratings. */
  readonly key: string
  readonly user: UserRow
  readonly session: SessionRow
}

/** A visitor who is not signed in; the key is null until their device has a cookie. */
interface AnonymousIdentity<Key extends string | null = string | null> {
  readonly kind: 'anonymous'
  readonly key: Key
}

/** Identity of the client of a request. */
export type Identity = UserIdentity | AnonymousIdentity

/** An identity that has an owner key. */
export type KnownIdentity = UserIdentity | AnonymousIdentity<string>

/** Resolves the identity of a request, at most once. */
export interface Identify {
  identity(): Promise<Identity>
  /** The same, but sets a device cookie for an unknown visitor first. */
  knownIdentity(): Promise<KnownIdentity>
}

/** Owner key of a user: see {@link UserIdentity.key}. */
export const userKey = (userId: string): string => `user:${userId}`

/** Owner key of a device, from a hash of its cookie: the key does not reveal the cookie. */
export const visitorKey = (device: string): string => `visitor:${hashToken(device)}`

/** True when an owner key belongs to a device. */
export const isVisitorKey = (key: string): boolean => key.startsWith('visitor:')

/** Account level of an identity; 0 if not signed in. */
export function accountLevel(identity: Identity): number {
  return identity.kind === 'user' ? identity.user.account_level : 0
}

/** User id of an identity; null if not signed in. */
export function userIdOf(identity: Identity): string | null {
  return identity.kind === 'user' ? identity.user.user_id : null
}
