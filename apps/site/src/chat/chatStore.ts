import type { Chat, ChatRole, ChatSummary } from '@voice-rankings/contract'
import type { Playback } from '@voice-rankings/playback'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createMessageSpeech, type MessageSpeech } from './createChatVoice.ts'

/** Attempts to find the chat of an answer that was stopped, and the time between two, in ms. */
const FINDING = { attempts: 10, everyMs: 300 } as const

/** A message on the page. */
export interface ShownMessage {
  readonly key: number
  readonly role: ChatRole
  readonly text: string
  /** True while it is written. */
  readonly isWriting: boolean
}

/** What failed: the answer, or the speech. The message is that of the server; null without one. */
export interface ChatProblem {
  readonly of: 'answer' | 'speech'
  readonly message: string | null
}

export interface ChatState {
  readonly messages: readonly ShownMessage[]
  /** Text in the composer. */
  readonly draft: string
  readonly status: 'idle' | 'answering'
  readonly problem: ChatProblem | null
  /** Message that is spoken, or that waits for its speech; null in silence. */
  readonly speaking: { readonly key: number; readonly sequence: MessageSpeech['sequence'] } | null
  /** The stored chat; null before its first answer. */
  readonly chat: ChatSummary | null
}

export interface ChatStoreOptions {
  client: Calls<'chats.send' | 'chats.speak' | 'chats.list'> & Pick<Client, 'url'>
  playback: Pick<Playback, 'track' | 'release'>
  voiceId: string
  /** Language of the voice, BCP 47. */
  language: string
  /** True if the voice answers; else it reads messages back. */
  answers: boolean
  /** A stored chat to go on with. */
  chat?: Chat | undefined
  /** Ids of the chats that are known, to find a new one. */
  known: readonly string[]
  createAudio?: () => HTMLAudioElement
}

export interface ChatStore extends Pick<StoreApi<ChatState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes the draft; the voice falls silent. */
  type(draft: string): void
  /** Sends the draft. The answer, or in reading the message itself, is spoken. */
  send(): Promise<void>
  /** Stops the answer and the speech at once. */
  stop(): void
  /** Speaks a message from its beginning. */
  replay(key: number): void
  destroy(): void
}

/** Store of a conversation with a voice. */
export function createChatStore(options: ChatStoreOptions): ChatStore {
  const { client, voiceId, answers } = options
  let keys = 0
  const shown = (role: ChatRole, text: string, isWriting = false): ShownMessage => ({
    key: (keys += 1),
    role,
    text,
    isWriting,
  })
  const store = createStore<ChatState>(() => ({
    messages: (options.chat?.messages ?? []).map(({ chat_role, message_text }) => shown(chat_role, message_text)),
    draft: '',
    status: 'idle',
    problem: null,
    speaking: null,
    chat: options.chat ?? null,
  }))
  const { getState: get, setState: set } = store
  let writing: AbortController | null = null
  let leave: (() => void) | undefined

  /** Begins to speak a message. Called while a press is handled, so that the browser allows the sound. */
  function speak(key: number): MessageSpeech {
    hush()
    const speech = createMessageSpeech(options)
    const { sequence } = speech
    set({ speaking: { key, sequence }, problem: null })
    const unsubscribe = sequence.subscribe(({ status, error }) => {
      if (status === 'error') set({ problem: { of: 'speech', message: serverMessage(error) } })
      if (status === 'ended' || status === 'error' || status === 'paused') hush()
    })
    leave = () => {
      leave = undefined
      unsubscribe()
      sequence.destroy()
    }
    void sequence.play()
    return speech
  }

  function hush(): void {
    leave?.()
    if (get().speaking) set({ speaking: null })
  }

  const change = (key: number, values: Partial<ShownMessage>) =>
    set({ messages: get().messages.map((one) => (one.key === key ? { ...one, ...values } : one)) })

  async function answer(text: string): Promise<void> {
    const [question, reply] = [shown('user', text), shown('voice', '', true)]
    const stop = new AbortController()
    writing = stop
    set({ messages: [...get().messages, question, reply], status: 'answering' })
    const speech = speak(reply.key)
    let written = ''
    const onText = (part: string) => {
      if (stop.signal.aborted) return
      written += part
      change(reply.key, { text: written })
      speech.write(written, false)
    }
    const chatId = get().chat?.chat_id
    try {
      const sent = { voice_id: voiceId, text, ...(chatId !== undefined && { chat_id: chatId }) }
      const { chat, answer: whole } = await client.chats.send(sent, { signal: stop.signal, onText })
      speech.write(whole.message_text, true)
      change(reply.key, { text: whole.message_text, isWriting: false })
      set({ chat })
    } catch (error) {
      if (stop.signal.aborted && written.trim() !== '') {
        change(reply.key, { isWriting: false })
        void findStored()
      } else {
        hush()
        set({
          messages: get().messages.filter(({ key }) => key !== question.key && key !== reply.key),
          draft: get().draft === '' ? text : get().draft,
          ...(!stop.signal.aborted && { problem: { of: 'answer', message: serverMessage(error) } }),
        })
      }
    } finally {
      writing = null
      set({ status: 'idle' })
    }
  }

  /** Finds the chat of an answer that was stopped: the server stores it when it sees that the page has left. */
  async function findStored(): Promise<void> {
    for (let attempt = 0; get().chat === null && attempt < FINDING.attempts; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, FINDING.everyMs))
      const found = await client.chats.list({ voice_id: voiceId }).catch(() => null)
      const chat = found?.chats.find(({ chat_id }) => !options.known.includes(chat_id))
      if (chat && get().chat === null) set({ chat })
    }
  }

  return {
    ...store,
    type(draft) {
      if (draft !== '') hush()
      set({ draft })
    },
    async send() {
      const text = get().draft.trim()
      if (text === '' || get().status === 'answering') return
      set({ draft: '', problem: null })
      if (answers) return answer(text)
      const message = shown('user', text)
      set({ messages: [...get().messages, message] })
      speak(message.key).write(text, true)
    },
    stop() {
      hush()
      writing?.abort()
    },
    replay(key) {
      const message = get().messages.find((one) => one.key === key)
      if (message && !message.isWriting) speak(key).write(message.text, true)
    },
    destroy() {
      hush()
      writing?.abort()
    },
  }
}
