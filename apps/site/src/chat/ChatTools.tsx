import { type ChatSummary, voicePath } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRun } from '../useRun.ts'
import { useChatTexts } from './useChatTexts.ts'

/** Longest part of a chat's name in the name of its file. */
const FILE_NAME = 40

interface ChatToolsProps {
  chat: ChatSummary
  /** True on the page of the chat, which has no link to itself. */
  isOwnPage: boolean
}

/** Name of a stored chat, and what its owner can do with it. */
export function ChatTools({ chat, isOwnPage }: ChatToolsProps) {
  const texts = useChatTexts()
  const { client } = useRuntime()
  const navigate = useNavigate()
  const [name, setName] = useState(chat.chat_name)
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const { isBusy, hasFailed, run } = useRun()
  const renameButton = useRef<HTMLButtonElement>(null)
  const { chat_id } = chat

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    const chat_name = typeof given === 'string' ? given.trim() : ''
    if (chat_name === '') return
    void run(async () => {
      await client.chats.rename({ chat_id, chat_name })
      setName(chat_name)
      setOpen(null)
      renameButton.current?.focus()
    })
  }

  const download = () =>
    run(async () => {
      const { text } = await client.chats.export({ chat_id })
      const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, FILE_NAME)}.txt`
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    })

  const remove = () =>
    run(async () => {
      await client.chats.delete({ chat_id })
      await navigate(`${voicePath(chat.chat_voice)}/chat`, { replace: true })
      // On the page of the voice the same conversation would go on.
      if (!isOwnPage) location.reload()
    })

  return (
    <section className="site-chat-tools" aria-label={name}>
      {isOwnPage ? (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      ) : (
        <Link to={`/chat/conversation/${chat_id}`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {open === 'rename' ? (
        <form onSubmit={rename}>
          <input
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor has asked for it
            autoFocus
            className="voice-field"
            name="name"
            aria-label={texts.renameLabel}
            autoComplete="off"
            maxLength={80}
            defaultValue={name}
          />
          <Button type="submit" size="small" variant="primary" busy={isBusy}>
            {texts.save}
          </Button>
          <Button size="small" onClick={() => setOpen(null)}>
            {texts.cancel}
          </Button>
        </form>
      ) : null}
      {open === 'delete' ? (
        <fieldset>
          <legend>{texts.deleteSure}</legend>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor has asked for it */}
          <Button size="small" autoFocus onClick={() => setOpen(null)}>
            {texts.cancel}
          </Button>
          <Button size="small" variant="primary" busy={isBusy} onClick={() => void remove()}>
            {texts.deleteYes}
          </Button>
        </fieldset>
      ) : null}
      {open === null ? (
        <div>
          <Button ref={renameButton} size="small" onClick={() => setOpen('rename')}>
            {texts.rename}
          </Button>
          <Button size="small" onClick={() => void download()}>
            {texts.download}
          </Button>
          <Button size="small" onClick={() => setOpen('delete')}>
            {texts.delete}
          </Button>
        </div>
      ) : null}
      {hasFailed ? <p role="alert">{texts.refused}</p> : null}
    </section>
  )
}
