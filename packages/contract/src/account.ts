import * as v from 'valibot'
import type { ChatMessage } from './chat.ts'
import { endpoint } from './endpoint.ts'
import type { VoiceDesign } from './designer.ts'
import type { LexiconEntry } from './lexicon.ts'
import type { License } from './licenses.ts'
import { object } from './object.ts'
import type { ShareKind, ShareVisibility } from './shareKinds.ts'

/** Profile of the logged-in user. */
export const UserProfile = object({
  /** 0 = free; above 0 the longer text limit applies. */
  account_level: v.number(),
  username: v.string(),
  user_email: v.string(),
  /** Granted and used credits; the difference is available. */
  total_credits: v.number(),
  voice_credits: v.number(),
  /** True for an operator of the server; absent for others. */
  is_operator: v.optional(v.boolean()),
})
export type UserProfile = v.InferOutput<typeof UserProfile>

/** `user` is absent for an anonymous visitor. */
export const userStatus = endpoint({
  method: 'GET',
  path: '/api/v1/user/status',
  response: object({ user: v.optional(UserProfile) }),
})

/** Result is true for taken names, their look-alikes and reserved names, and false for the caller's own name. */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/v1/user/username-check',
  access: 'user',
  embed: false,
  query: object({ username: v.string() }),
  response: object({ username_exist: v.boolean() }),
  errors: ['login_required', 'forbidden', 'too_many_requests'],
})

/** Fails with `conflict` when another user has the name; otherwise `status` is `success`. */
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

/** All data of an account in one file; times are ISO 8601. */
export interface AccountExport {
  exported_at: string
  account: UserProfile & {
    created_at: string
    /** True when the user has verified the address. */
    email_verified: boolean
    /** True when the user signs in with a password of this server. */
    has_password: boolean
    /** Issuers of the user's login providers. */
    login_providers: string[]
  }
  /** Newest first, as are all lists. */
  snippets: (NamedVoice & {
    voice_snippet_id: string
    voice_snippet_text: string
    /** Contains a permission to hear it: keep it private. */
    voice_snippet_audio_url: string
    /** Milliseconds. */
    voice_snippet_duration: number
    voice_snippet_shared: boolean
    created_at: string
  })[]
  /** Ratings that count: the latest for each voice and text. */
  ratings: (NamedVoice & { voice_text: string; vote_value: number; rated_at: string })[]
  /** Votes on blind pairs. */
  blind_votes: {
    language_code: string
    blind_use: string
    left_voice_id: string
    left_voice_name: string
    right_voice_id: string
    right_voice_name: string
    blind_choice: string
    vote_weight: number
    excluded_by: string | null
    voted_at: string
  }[]
  /** Voices that the user has designed. */
  designed_voices: (NamedVoice & { design: VoiceDesign; created_at: string })[]
  favorite_voices: (NamedVoice & { created_at: string })[]
  collections: { collection_name: string; created_at: string; collection_voices: NamedVoice[] }[]
  /** Long texts, with their deleted ones that can still be restored. */
  works: {
    work_title: string
    voice_id: string
    created_at: string
    sections: { section_title: string | null; section_voice: string | null; paragraphs: string[] }[]
    /** Pronunciations of this text, by term. */
    lexicon: LexiconEntry[]
  }[]
  /** Chats with voices. */
  chats: (NamedVoice & { chat_name: string; created_at: string; messages: ChatMessage[] })[]
  /** Pronunciations for all texts, by term. */
  lexicon: LexiconEntry[]
  playlists: {
    playlist_name: string
    playlist_visibility: string
    /** Milliseconds. */
    playlist_pause: number
    created_at: string
    playlist_items: {
      kind: string
      voice_id: string | null
      voice_snippet_id: string | null
      work_id: string | null
    }[]
  }[]
  /** Share settings other than the defaults. Whether a snippet is public is in `snippets`. */
  share_settings: {
    share_kind: ShareKind
    target_id: string
    share_visibility: ShareVisibility
    allow_download: boolean
    allow_embed: boolean
  }[]
  /** Links, without their tokens, which are not stored. */
  share_links: {
    share_kind: ShareKind
    target_id: string
    created_at: string
    /** Null for a link without an end. */
    expires_at: string | null
  }[]
  /** Settings of buddies, and the people that the user follows, is followed by, and blocks. */
  buddies: {
    allow_follow: boolean
    show_taste: boolean
    /** Without those that let nobody follow them any more. */
    following: { username: string; since: string }[]
    followers: { username: string; since: string }[]
    /** Usernames at the time of blocking. */
    blocked: { username: string; since: string }[]
  }
  /** Every change of the credits. */
  credits: {
    /** `grant`, `revoke`, `reservation`, `debit` or `refund`. */
    kind: string
    credits: number
    purpose: string
    voice_id: string | null
    created_at: string
  }[]
  /** Licenses that the user has bought or activated, without their keys, which are not stored. */
  licenses: License[]
  sessions: {
    /** `cookie`, or `bearer` and `refresh` of an embed. */
    kind: string
    /** Origin of the site that contains the embed; null for this site. */
    origin: string | null
    created_at: string
    last_used_at: string
  }[]
}

/** Exports all data of the caller's account in one file. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/v1/user/export',
  access: 'user',
  embed: false,
  // The file is only stored by clients; the schemas of its fields are in `openapi/exportedAccount.ts`.
  response: v.unknown() as v.GenericSchema<unknown, AccountExport>,
  errors: ['forbidden', 'too_many_requests'],
})

/**
 * Deletes the caller's account permanently and ends all its sessions. Fails with `invalid_fields` when username or
 * password is wrong, and with `forbidden` when an account without a password has not logged in within ten minutes.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/user/delete',
  access: 'user',
  embed: false,
  body: object({
    /** The caller's username, as confirmation. */
    username: v.string(),
    /**
     * Required for accounts with a password; otherwise the call fails with `invalid_fields` for the path `password`.
     */
    password: v.optional(v.string()),
  }),
  response: object({ status: v.string() }),
  errors: ['too_many_requests'],
})
