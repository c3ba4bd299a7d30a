import type { ChatSummary } from '@voice-rankings/contract'
import { Link } from 'react-router'
import { useChatTexts } from './useChatTexts.ts'

interface ChatListProps {
  chats: readonly ChatSummary[]
  /** Path of a new chat; null if this is one. */
  newPath: string | null
}

/** Links to the stored chats with a voice; nothing without any. */
export function ChatList({ chats, newPath }: ChatListProps) {
  const texts = useChatTexts()
  if (chats.length === 0 && newPath === null) return null
  return (
    <nav className="site-chat-list" aria-label={texts.chats}>
      {chats.length === 0 ? null : <h2>{texts.chats}</h2>}
      <ul>
        {newPath === null ? null : (
          <li>
            <Link to={newPath}>{texts.newChat}</Link>
          </li>
        )}
        {chats.map(({ chat_id, chat_name, message_count }) => (
          <li key={chat_id}>
            <Link to={`/chat/conversation/${chat_id}`}>
              <bdi>{chat_name}</bdi>
            </Link>{' '}
            <span className="site-hint">{texts.count(message_count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
