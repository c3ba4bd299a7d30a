import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const SHORT = 'username: Username must be at least 3 characters.'
const MANY = 'Too many names checked. Wait a minute and try again.'
const FRAMED = 'Other sites cannot manage the account. Do this on Voice Rankings itself.'

const PROFILE = {
  account_level: 0,
  username: 'Ann',
  user_email: 'ann@example.com',
  total_credits: 10_000,
  voice_credits: 1_240,
}

const SINCE = '2026-03-01T09:12:44.000Z'
const { voice_id } = EXAMPLE_VOICE
const voice_name = 'Amelia'

/** Examples of the calls about the account and the server. */
export const accountExamples: CallExamples<'account' | 'server'> = {
  'account.status': {
    request: {},
    response: { user: PROFILE },
  },
  'account.checkUsername': {
    request: { username: 'Ann of the North' },
    response: { username_exist: false },
    errors: { invalid_fields: SHORT, too_many_requests: MANY, forbidden: FRAMED },
  },
  'account.changeUsername': {
    request: { username: 'Ann of the North' },
    response: { status: 'success', message: 'Your username is Ann of the North now.' },
    errors: {
      invalid_fields: SHORT,
      conflict: 'Username is already taken.',
      too_many_requests: MANY,
      forbidden: FRAMED,
    },
  },
  'account.export': {
    request: {},
    response: {
      exported_at: '2026-04-02T18:00:00.000Z',
      account: { ...PROFILE, created_at: SINCE, email_verified: true, has_password: true, login_providers: [] },
      snippets: [
        {
          voice_snippet_id: '8Jw2XkQz0aBc',
          voice_id,
          voice_name,
          voice_snippet_text: 'Hello, and welcome.',
          voice_snippet_audio_url: 'https://voices.example/snippets/snippet-8Jw2XkQz0aBc.mp3',
          voice_snippet_duration: 1_240,
          voice_snippet_shared: true,
          created_at: '2026-03-02T10:00:00.000Z',
        },
      ],
      ratings: [
        {
          voice_id,
          voice_name,
          voice_text: 'Hello, and welcome.',
          vote_value: 4,
          rated_at: '2026-03-02T10:01:00.000Z',
        },
      ],
      blind_votes: [
        {
          language_code: 'en',
          blind_use: 'narration',
          left_voice_id: EXAMPLE_VOICE.voice_id,
          left_voice_name: 'Amelia',
          right_voice_id: 'espeak-en-us+f2--standard',
          right_voice_name: 'Nora',
          blind_choice: 'left',
          vote_weight: 1,
          excluded_by: null,
          voted_at: '2026-07-02T09:30:00.000Z',
        },
      ],
      designed_voices: [
        {
          voice_id: 'flite-designed--k3w7q2zt5b6mxa4c',
          voice_name: 'Quiet harbour',
          design: { design_engine: 'flite', design_base: 'slt', design_pitch: 150 },
          created_at: '2026-03-02T10:01:00.000Z',
        },
      ],
      favorite_voices: [{ voice_id, voice_name, created_at: '2026-03-02T10:02:00.000Z' }],
      collections: [
        {
          collection_name: 'Calm readers',
          created_at: '2026-03-02T10:03:00.000Z',
          collection_voices: [{ voice_id, voice_name }],
        },
      ],
      chats: [
        {
          voice_id: 'flite-slt--base',
          voice_name: 'Base',
          chat_name: 'Where were you today?',
          created_at: '2026-03-02T10:02:00.000Z',
          messages: [
            { chat_role: 'user', message_text: 'Where were you today?', created_at: '2026-03-02T10:02:00.000Z' },
            { chat_role: 'voice', message_text: 'Nowhere. I am a voice.', created_at: '2026-03-02T10:02:02.000Z' },
          ],
        },
      ],
      buddies: {
        allow_follow: true,
        show_taste: false,
        following: [{ username: 'Bob', since: '2026-03-03T18:20:00.000Z' }],
        followers: [],
        blocked: [],
      },
      works: [
        {
          work_title: 'A short walk',
          voice_id,
          created_at: '2026-03-02T10:04:00.000Z',
          sections: [{ section_title: null, section_voice: null, paragraphs: ['We went along the river.'] }],
          lexicon: [],
        },
      ],
      lexicon: [
        {
          lexicon_entry_id: 'm3Qx7LtB0aZe',
          term: 'Nguyen',
          respelling: 'new yen',
          ipa: null,
          language_code: 'en',
          voice_id: null,
          case_sensitive: false,
          whole_word: true,
        },
      ],
      playlists: [
        {
          playlist_name: 'Evening reading',
          playlist_visibility: 'private',
          playlist_pause: 500,
          created_at: '2026-03-02T10:04:00.000Z',
          playlist_items: [{ kind: 'voice', voice_id, voice_snippet_id: null, work_id: null }],
        },
      ],
      share_settings: [
        {
          share_kind: 'snippet',
          target_id: 'Qx3vT0hK8mZr5LwA2nYb1g',
          share_visibility: 'unlisted',
          allow_download: false,
          allow_embed: true,
        },
      ],
      share_links: [
        {
          share_kind: 'snippet',
          target_id: 'Qx3vT0hK8mZr5LwA2nYb1g',
          created_at: '2026-03-02T10:05:00.000Z',
          expires_at: null,
        },
      ],
      credits: [{ kind: 'grant', credits: 10_000, purpose: 'sign-up', voice_id: null, created_at: SINCE }],
      licenses: [],
      sessions: [{ kind: 'cookie', origin: null, created_at: SINCE, last_used_at: '2026-04-02T18:00:00.000Z' }],
    },
    errors: { too_many_requests: 'Too many exports of your data. Wait and try again.', forbidden: FRAMED },
  },
  'account.delete': {
    request: { username: 'Ann', password: 'choose one' },
    response: { status: 'success' },
    needs: { call: 'account.status', fields: ['username'] },
    errors: {
      invalid_fields: 'password: The password is wrong.',
      forbidden: 'Log in again first. An account can be deleted only within 10 minutes after login.',
      too_many_requests: 'Too many wrong passwords. Wait and try again.',
    },
  },
  'server.health': { request: {}, response: { ok: true } },
  'server.readiness': {
    request: {},
    response: {
      ready: true,
      message: 'All voices are measured.',
      voices_done: 146,
      voices_total: 146,
      voices_failed: 0,
      engines: [{ id: 'flite', name: 'Flite', status: 'ready' }],
    },
  },
}
