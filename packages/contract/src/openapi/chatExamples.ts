import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_id, voice_service, voice_gender, voice_speaker_id } = EXAMPLE_VOICE
const chat_voice = {
  voice_id,
  voice_name: 'Base',
  voice_service,
  voice_service_alias: 'cmuflite.org',
  voice_gender,
  voice_speaker_id,
}

const chat_id = 'n8Vd82mQxT1rWb0s'
const chat_name = 'Where were you today?'
const question = { chat_role: 'user', message_text: chat_name, created_at: '2026-11-20T09:30:00.000Z' } as const
const answer = {
  chat_role: 'voice',
  message_text: 'Nowhere. I am a voice.',
  created_at: '2026-11-20T09:30:02.000Z',
} as const
const chat = { chat_id, chat_name, chat_voice, message_count: 2, changed_at: '2026-11-20T09:30:02.000Z' }

const noChat = 'This chat does not exist. It may have been deleted. List your chats.'
const noVoice = 'This voice is not in the catalogue. Search the catalogue for available voices.'
const ofChat = {
  request: { chat_id },
  needs: { call: 'chats.send', fields: ['chat_id'] },
  errors: { not_found: noChat },
} as const

/** Examples of the calls about chats. */
export const chatExamples: CallExamples<'chats'> = {
  'chats.list': {
    request: {},
    response: { chats: [chat], chat_answers: true, chat_credits: 1 },
  },
  'chats.send': {
    request: { voice_id, text: chat_name },
    response: { chat, question, answer },
    errors: {
      not_found: noChat,
      forbidden: 'Voices do not answer on this server: its operator has set no chat server.',
      conflict: 'You have 100 chats, the maximum. Delete one first.',
      text_too_long: 'The message is 120 characters too long. Shorten it.',
      credits_used_up: 'An answer needs at least 200 credits; you have 40. Ask the operator of this server for more.',
      too_many_requests: 'You had 60 answers in an hour. Wait and try again.',
      engine_failed: 'The chat server did not answer. Try again, or tell the operator of this server.',
      busy: 'Too many answers are being written. Try again in a moment.',
    },
  },
  'chats.get': { ...ofChat, response: { chat: { ...chat, messages: [question, answer] } } },
  'chats.rename': {
    ...ofChat,
    request: { chat_id, chat_name: 'A talk' },
    response: { chat: { ...chat, chat_name: 'A talk' } },
    errors: { not_found: noChat, invalid_fields: 'chat_name: Write a name.' },
  },
  'chats.delete': { ...ofChat, response: { chat_id } },
  'chats.export': {
    ...ofChat,
    response: { text: `${chat_name}\n\nUser:\n${chat_name}\n\nBase:\n${answer.message_text}\n` },
  },
  'chats.speak': {
    request: { voice_id, text: 'I am a voice.' },
    response: {
      audio_url: '/snippets/snippet-Qx3vT0hK8mZr5LwA2nYb1g.mp3?access=t0k3n',
      sentence_duration: 1100,
      speechMarks: [
        { word: 'I', startTime: 0, duration: 110 },
        { word: 'am', startTime: 110, duration: 190 },
        { word: 'a', startTime: 300, duration: 80 },
        { word: 'voice.', startTime: 380, duration: 620 },
      ],
      peaks: [0, 42, 88, 61, 30, 77, 50, 8],
      melody: [0, 1, 2, 1, 0, -1, -2, 0],
      timing_source: 'native',
      is_duplicate: false,
    },
    errors: { not_found: noVoice },
    remembered: true,
  },
}
