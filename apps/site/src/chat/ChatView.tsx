import { voicePath, type CallOutput, type Chat, type listChats, type VoiceNames } from '@voice-rankings/contract'
import { useProfile, useRuntime } from '@voice-rankings/react'
import { LoginButton } from '@voice-rankings/react/session'
import { Alert } from '@voice-rankings/react/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { useLoginPage } from '../useLoginPage.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatList } from './ChatList.tsx'
import { ChatLog } from './ChatLog.tsx'
import { createChatStore, type ChatProblem } from './chatStore.ts'
import { ChatTools } from './ChatTools.tsx'
import { useChatTexts } from './useChatTexts.ts'

export interface ChatViewProps {
  title: string
  voice: VoiceNames
  /** Language of the voice, BCP 47. */
  language: string
  /** Chats with the voice, and whether voices answer. */
  listed: CallOutput<typeof listChats>
  /** The stored chat that is shown. Default: a new one. */
  chat?: Chat
}

/** A conversation with a voice, or reading together where the voice does not answer. */
export function ChatView(props: ChatViewProps) {
  const answers = useProfile() !== null && props.listed.chat_answers
  // A login changes what a message does, so a new conversation begins.
  return <Conversation key={String(answers)} answers={answers} {...props} />
}

function Conversation({ title, voice, language, listed, chat, answers }: ChatViewProps & { answers: boolean }) {
  const texts = useChatTexts()
  const { client, playback } = useRuntime()
  const [store] = useState(() =>
    createChatStore({
      client,
      playback,
      voiceId: voice.voice_id,
      language,
      answers,
      chat,
      known: listed.chats.map(({ chat_id }) => chat_id),
    }),
  )
  useEffect(() => () => store.destroy(), [store])
  const { messages, draft, status, problem, speaking, chat: stored } = useStore(store)
  const { voice_name: name } = voice
  const isAnswering = status === 'answering'
  const others = listed.chats.filter(({ chat_id }) => chat_id !== stored?.chat_id)
  return (
    <div className="site-chat">
      <header>
        <h1>{title}</h1>
        <Link className="site-more" to={voicePath(voice)} prefetch="intent">
          {texts.voicePage(name)}
        </Link>
      </header>
      <NeedsScripts />
      <Intro {...{ name, answers }} isOffered={listed.chat_answers} credits={listed.chat_credits} />
      <ChatLog {...{ messages, speaking, voice, language }} onReplay={store.replay} />
      <output className="voice-hidden">
        {isAnswering ? texts.writing(name) : speaking ? texts.speaking(name) : null}
      </output>
      {problem ? <Problem problem={problem} /> : null}
      <ChatComposer
        voiceName={name}
        language={language}
        draft={draft}
        isBusy={isAnswering || speaking !== null}
        onType={store.type}
        onSend={() => void store.send()}
        onStop={store.stop}
      />
      {stored ? <ChatTools key={stored.chat_id} chat={stored} isOwnPage={chat !== undefined} /> : null}
      <ChatList chats={others} newPath={chat ? `${voicePath(voice)}/chat` : null} />
    </div>
  )
}

interface IntroProps {
  name: string
  answers: boolean
  /** True if voices answer users here. */
  isOffered: boolean
  credits: number
}

function Intro({ name, answers, isOffered, credits }: IntroProps) {
  const texts = useChatTexts()
  const loginPage = useLoginPage()
  if (answers) {
    return (
      <p className="site-hint">
        {texts.intro(name)} {credits > 0 ? texts.cost(credits) : null}
      </p>
    )
  }
  return (
    <div className="site-chat-intro">
      <p className="site-hint">{isOffered ? texts.loginIntro(name) : texts.readIntro(name)}</p>
      {isOffered ? <LoginButton href={loginPage} /> : null}
    </div>
  )
}

function Problem({ problem }: { problem: ChatProblem }) {
  const texts = useChatTexts()
  return (
    <Alert title={problem.of === 'answer' ? texts.answerFailed : texts.speechFailed}>
      {problem.message ?? texts.tryAgain}
    </Alert>
  )
}
