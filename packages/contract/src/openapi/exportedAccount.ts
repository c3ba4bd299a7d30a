import * as v from 'valibot'
import { type AccountExport, UserProfile } from '../account.ts'
import { BuddySettings } from '../buddies.ts'
import { ChatMessage } from '../chat.ts'
import { VoiceDesign } from '../designer.ts'
import { LexiconEntry } from '../lexicon.ts'
import { License } from '../licenses.ts'
import { object } from '../object.ts'
import { SHARE_KINDS, SHARE_VISIBILITIES } from '../shareKinds.ts'

const named = { voice_id: v.string(), voice_name: v.string() }

const people = v.array(object({ username: v.string(), since: v.string() }))

/** Schema of the answer of `account.export`, for documentation and tests. */
export const exportedAccount: v.GenericSchema<AccountExport> = object({
  exported_at: v.string(),
  account: object({
    ...UserProfile.entries,
    created_at: v.string(),
    email_verified: v.boolean(),
    has_password: v.boolean(),
    login_providers: v.array(v.string()),
  }),
  snippets: v.array(
    object({
      ...named,
      voice_snippet_id: v.string(),
      voice_snippet_text: v.string(),
      voice_snippet_audio_url: v.string(),
      voice_snippet_duration: v.number(),
      voice_snippet_shared: v.boolean(),
      created_at: v.string(),
    }),
  ),
  ratings: v.array(object({ ...named, voice_text: v.string(), vote_value: v.number(), rated_at: v.string() })),
  blind_votes: v.array(
    object({
      language_code: v.string(),
      blind_use: v.string(),
      left_voice_id: v.string(),
      left_voice_name: v.string(),
      right_voice_id: v.string(),
      right_voice_name: v.string(),
      blind_choice: v.string(),
      vote_weight: v.number(),
      excluded_by: v.nullable(v.string()),
      voted_at: v.string(),
    }),
  ),
  designed_voices: v.array(object({ ...named, design: VoiceDesign, created_at: v.string() })),
  favorite_voices: v.array(object({ ...named, created_at: v.string() })),
  collections: v.array(
    object({ collection_name: v.string(), created_at: v.string(), collection_voices: v.array(object(named)) }),
  ),
  works: v.array(
    object({
      work_title: v.string(),
      voice_id: v.string(),
      created_at: v.string(),
      sections: v.array(
        object({
          section_title: v.nullable(v.string()),
          section_voice: v.nullable(v.string()),
          paragraphs: v.array(v.string()),
        }),
      ),
      lexicon: v.array(LexiconEntry),
    }),
  ),
  chats: v.array(object({ ...named, chat_name: v.string(), created_at: v.string(), messages: v.array(ChatMessage) })),
  lexicon: v.array(LexiconEntry),
  playlists: v.array(
    object({
      playlist_name: v.string(),
      playlist_visibility: v.string(),
      playlist_pause: v.number(),
      created_at: v.string(),
      playlist_items: v.array(
        object({
          kind: v.string(),
          voice_id: v.nullable(v.string()),
          voice_snippet_id: v.nullable(v.string()),
          work_id: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  share_settings: v.array(
    object({
      share_kind: v.picklist(SHARE_KINDS),
      target_id: v.string(),
      share_visibility: v.picklist(SHARE_VISIBILITIES),
      allow_download: v.boolean(),
      allow_embed: v.boolean(),
    }),
  ),
  share_links: v.array(
    object({
      share_kind: v.picklist(SHARE_KINDS),
      target_id: v.string(),
      created_at: v.string(),
      expires_at: v.nullable(v.string()),
    }),
  ),
  buddies: object({ ...BuddySettings.entries, following: people, followers: people, blocked: people }),
  credits: v.array(
    object({
      kind: v.string(),
      credits: v.number(),
      purpose: v.string(),
      voice_id: v.nullable(v.string()),
      created_at: v.string(),
    }),
  ),
  licenses: v.array(License),
  sessions: v.array(
    object({ kind: v.string(), origin: v.nullable(v.string()), created_at: v.string(), last_used_at: v.string() }),
  ),
})
