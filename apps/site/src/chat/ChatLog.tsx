import type { VoiceNames } from '@voice-rankings/contract'
import { Notice, PlainIconButton, Spinner } from '@voice-rankings/react/ui'
import { Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ChatState, ShownMessage } from './chatStore.ts'
import { MessageText } from './MessageText.tsx'
import { useChatTexts } from './useChatTexts.ts'

interface ChatLogProps extends Pick<ChatState, 'messages' | 'speaking'> {
  voice: VoiceNames
  language: string
  onReplay: (key: number) => void
}

/** Distance from its end within which a list follows new text, in pixels. */
const AT_END = 80

/** Messages of a conversation. The list follows new text unless its reader has scrolled away. */
export function ChatLog({ messages, speaking, voice, language, onReplay }: ChatLogProps) {
  const texts = useChatTexts()
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const length = messages.reduce((sum, { text }) => sum + text.length + 1, 0)
  useEffect(() => {
    if (length > 0 && follows.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <div
      ref={list}
      className="site-chat-log"
      role="log"
      aria-label={texts.log}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      data-gender={voice.voice_gender}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < AT_END
      }}
    >
      {messages.length === 0 ? (
        <Notice title={texts.empty} hint={texts.emptyHint(voice.voice_name)} />
      ) : (
        messages.map((message) => (
          <Message
            key={message.key}
            message={message}
            sequence={speaking?.key === message.key ? speaking.sequence : null}
            {...{ voice, language, onReplay }}
          />
        ))
      )}
    </div>
  )
}

interface MessageProps extends Pick<ChatLogProps, 'voice' | 'language' | 'onReplay'> {
  message: ShownMessage
  sequence: NonNullable<ChatState['speaking']>['sequence'] | null
}

function Message({ message, sequence, voice, language, onReplay }: MessageProps) {
  const texts = useChatTexts()
  const { key, role, text, isWriting } = message
  return (
    // Busy while it is written, so that a screen reader reads it once and not in parts.
    <article className="site-chat-message" data-role={role} aria-busy={isWriting || undefined}>
      <h2>
        <bdi>{role === 'user' ? texts.you : voice.voice_name}</bdi>
      </h2>
      {text === '' ? (
        <p>
          <Spinner /> {texts.writing(voice.voice_name)}
        </p>
      ) : (
        <MessageText gender={voice.voice_gender} {...{ text, language, sequence }} />
      )}
      {isWriting ? null : (
        <PlainIconButton label={texts.hearOf(text.slice(0, 60))} onClick={() => onReplay(key)}>
          <Volume2 aria-hidden="true" />
        </PlainIconButton>
      )}
    </article>
  )
}
