import type { CallInput, ChatSummary, sendChat } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { AbortedError, RequestError } from '@voice-rankings/sdk'
import { createFakeAudio, createFakeClient } from '@voice-rankings/testkit'
import type { FakeAudio, FakeHandlers } from '@voice-rankings/testkit'
import { beforeEach, expect, test, vi } from 'vitest'
import { createChatStore } from './chatStore.ts'

const AT = '2026-11-20T09:30:00.000Z'
const SUMMARY: ChatSummary = {
  chat_id: 'c1',
  chat_name: 'Hello?',
  chat_voice: {
    voice_id: 'flite-slt--amelia',
    voice_name: 'Amelia',
    voice_service: 'flite',
    voice_service_alias: 'cmuflite.org',
    voice_gender: 'female',
    voice_speaker_id: 'slt--amelia',
  },
  message_count: 2,
  changed_at: AT,
}

let spoken: string[]
let sounds: FakeAudio[]
beforeEach(() => {
  spoken = []
  sounds = []
})

const answered = (text: string, answer: string) => ({
  chat: SUMMARY,
  question: { chat_role: 'user', message_text: text, created_at: AT } as const,
  answer: { chat_role: 'voice', message_text: answer, created_at: AT } as const,
})

function create(handlers: FakeHandlers = {}, answers = true) {
  const client = createFakeClient({
    'chats.speak'({ text }) {
      spoken.push(text)
      return {
        audio_url: `/${encodeURIComponent(text)}.mp3`,
        sentence_duration: 300,
        speechMarks: [],
        peaks: [],
        melody: [],
        timing_source: 'native',
        is_duplicate: false,
      }
    },
    ...handlers,
  })
  return createChatStore({
    client,
    playback: createPlayback({ openChannel: null }),
    voiceId: 'flite-slt--amelia',
    language: 'en',
    answers,
    known: [],
    createAudio() {
      const audio = createFakeAudio(300)
      sounds.push(audio)
      return audio
    },
  })
}
type Store = ReturnType<typeof create>
const textsOf = (store: Store) => store.getState().messages.map(({ role, text }) => `${role}: ${text}`)
const isSounding = () => sounds.some((sound) => !sound.paused)
const playing = () => vi.waitFor(() => expect(isSounding()).toBe(true))

/** An answer that the test writes. */
function writtenAnswer() {
  type Sent = ReturnType<typeof answered>
  const settle: { end?: (body: Sent) => void; fail?: (error: Error) => void } = {}
  const ended = new Promise<Sent>((resolve, reject) => {
    settle.end = resolve
    settle.fail = reject
  })
  const asked: CallInput<typeof sendChat>[] = []
  let tell: ((part: string) => void) | undefined
  const handlers: FakeHandlers = {
    'chats.send'(input, options) {
      asked.push(input)
      tell = options.onText
      options.signal?.addEventListener('abort', () => settle.fail?.(new AbortedError('Stopped.')))
      return ended
    },
  }
  return {
    handlers,
    asked,
    write: (part: string) => tell?.(part),
    end: (body: Sent) => settle.end?.(body),
    fail: (error: Error) => settle.fail?.(error),
  }
}

test('an answer is shown as it comes, and spoken from its first sentence on', async () => {
  const answer = writtenAnswer()
  const store = create(answer.handlers)
  store.type('Hello?')
  const sent = store.send()
  expect(store.getState()).toMatchObject({ draft: '', status: 'answering' })
  answer.write('Hi there. I')
  expect(textsOf(store)).toEqual(['user: Hello?', 'voice: Hi there. I'])
  await playing()
  expect(spoken).toEqual(['Hi there.'])
  answer.write(' am a voice.')
  answer.end(answered('Hello?', 'Hi there. I am a voice.'))
  await sent
  await vi.waitFor(() => expect(spoken).toEqual(['Hi there.', 'I am a voice.']))
  expect(store.getState()).toMatchObject({ status: 'idle', chat: SUMMARY, problem: null })
})

test('the second message goes to the chat of the first', async () => {
  const answer = writtenAnswer()
  const store = create(answer.handlers)
  answer.end(answered('Hello?', 'Hi.'))
  for (const text of ['Hello?', 'And now?']) {
    store.type(text)
    await store.send()
  }
  expect(answer.asked.map(({ chat_id }) => chat_id)).toEqual([undefined, 'c1'])
})

test('typing silences the voice at once, and the answer goes on', async () => {
  const answer = writtenAnswer()
  const store = create(answer.handlers)
  store.type('Hello?')
  void store.send()
  answer.write('One! Two! Three')
  await playing()
  store.type('W')
  expect(isSounding()).toBe(false)
  expect(store.getState()).toMatchObject({ speaking: null, status: 'answering' })
  answer.write(' and four.')
  expect(textsOf(store)[1]).toBe('voice: One! Two! Three and four.')
})

test('a stopped answer stays as far as it came, and its chat is found', async () => {
  const answer = writtenAnswer()
  const list = vi.fn(() => ({ chats: [SUMMARY], chat_answers: true, chat_credits: 1 }))
  const store = create({ ...answer.handlers, 'chats.list': list })
  store.type('Hello?')
  const sent = store.send()
  answer.write('One! Tw')
  await playing()
  store.stop()
  expect(isSounding()).toBe(false)
  await sent
  expect(textsOf(store)).toEqual(['user: Hello?', 'voice: One! Tw'])
  await vi.waitFor(() => expect(store.getState().chat).toEqual(SUMMARY), 2000)
})

test('a failed answer leaves no message, and gives the text back', async () => {
  const answer = writtenAnswer()
  const store = create(answer.handlers)
  store.type('Hello?')
  const sent = store.send()
  answer.write('Half of')
  const body = { message: 'The chat server did not answer.', code: 'engine_failed' }
  answer.fail(new RequestError({ ...body, status: 502, issues: [], requestId: null }))
  await sent
  expect(store.getState()).toMatchObject({
    messages: [],
    draft: 'Hello?',
    speaking: null,
    problem: { of: 'answer', message: body.message },
  })
})

test('a voice that does not answer reads the message back', async () => {
  const store = create({}, false)
  store.type(' My words. And more. ')
  await store.send()
  expect(textsOf(store)).toEqual(['user: My words. And more.'])
  await playing()
  expect(spoken[0]).toBe('My words.')
})

test('an earlier message is spoken again from its beginning', async () => {
  const store = create({}, false)
  store.type('My words.')
  await store.send()
  await playing()
  store.stop()
  store.replay(store.getState().messages[0]!.key)
  await playing()
  expect(spoken).toEqual(['My words.', 'My words.'])
})
