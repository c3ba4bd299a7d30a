import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** Who is signed in, and what they may do. */
export const UserProfile = object({
  /** 0 = free; above 0 the text limit is the larger one. */
  account_level: v.number(),
  username: v.string(),
  user_email: v.string(),
  /** Credits granted and credits used; what is left is the difference. */
  total_credits: v.number(),
  voice_credits: v.number(),
})
export type UserProfile = v.InferOutput<typeof UserProfile>

/** `user` is absent for an anonymous visitor. */
export const userStatus = endpoint({
  method: 'GET',
  path: '/api/v1/user/status',
  response: object({ user: v.optional(UserProfile) }),
})

/** True also for reserved names, and for names that look like one that is taken; false for the caller's own. */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/v1/user/username-check',
  access: 'user',
  embed: false,
  query: object({ username: v.string() }),
  response: object({ username_exist: v.boolean() }),
  errors: ['login_required', 'forbidden', 'too_many_requests'],
})

/** Refused with `conflict` when the name is somebody else's; `status` is `success` otherwise. */
export const changeUsername = endpoint({
  method: 'POST',
  path: '/api/v1/user/change-username',
  access: 'user',
  embed: false,
  body: object({ username: v.string() }),
  response: object({ status: v.string(), message: v.optional(v.string()) }),
  errors: ['login_required', 'forbidden', 'conflict', 'too_many_requests'],
})

interface NamedVoice {
  voice_id: string
  voice_name: string
}

/** All data of one account as one file; times are ISO 8601. */
export interface AccountExport {
  exported_at: string
  account: UserProfile & {
    created_at: string
    /** Whether the user has proved that the address is theirs. */
    email_verified: boolean
    /** Whether the user signs in with a password of this server. */
    has_password: boolean
    /** Issuers of the login providers at which the user signs in. */
    login_providers: string[]
  }
  /** Newest first, as are all lists. */
  snippets: (NamedVoice & {
    voice_snippet_id: string
    voice_snippet_text: string
    /** Holds a permission to hear it: keep it to yourself. */
    voice_snippet_audio_url: string
    /** Milliseconds. */
    voice_snippet_duration: number
    voice_snippet_shared: boolean
    created_at: string
  })[]
  /** Those that count: the last for each voice and text. */
  ratings: (NamedVoice & { voice_text: string; vote_value: number; rated_at: string })[]
  favorite_voices: (NamedVoice & { created_at: string })[]
  collections: { collection_name: string; created_at: string; collection_voices: NamedVoice[] }[]
  /** Every change of the credits. */
  credits: {
    /** `grant`, `revoke`, `reservation`, `debit` or `refund`. */
    kind: string
    credits: number
    purpose: string
    voice_id: string | null
    created_at: string
  }[]
  sessions: {
    /** `cookie`, or `bearer` and `refresh` of an embed. */
    kind: string
    /** Of the other site an embed stands in; null for this site. */
    origin: string | null
    created_at: string
    last_used_at: string
  }[]
}

/** Everything the server keeps about the caller's account, as one file. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/v1/user/export',
  access: 'user',
  embed: false,
  // A file to keep: clients read none of its fields, so their schemas are in `openapi/exportedAccount.ts`.
  response: v.unknown() as v.GenericSchema<unknown, AccountExport>,
  errors: ['forbidden', 'too_many_requests'],
})

/**
 * Deletes the caller's account for good and ends its sessions everywhere. Refused with `invalid_fields` when the username or
 * the password is wrong, and with `forbidden` when an account without a password has not signed in within ten minutes.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/user/delete',
  access: 'user',
  embed: false,
  body: object({
    /** The caller's username, as a confirmation. */
    username: v.string(),
    /** Of accounts that have one; without it they are answered `invalid_fields` with the path `password`. */
    password: v.optional(v.string()),
  }),
  response: object({ status: v.string() }),
  errors: ['too_many_requests'],
})
