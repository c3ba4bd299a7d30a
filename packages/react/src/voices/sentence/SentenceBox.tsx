import { ListMusic, Square } from 'lucide-react'
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import { useMessages } from '../../runtime/index.ts'
import { Button } from '../../ui/index.ts'
import { voicesMessages } from '../messages.ts'
import type { useSentence } from './useSentence.ts'

interface SentenceBoxProps {
  sentence: ReturnType<typeof useSentence>
  /** Number of voices on the page. */
  count: number
}

/** Sentence that every card speaks on play, and a button that plays all. */
export function SentenceBox({ sentence, count }: SentenceBoxProps) {
  const messages = useMessages('voices', voicesMessages)
  const id = useId()
  const { text, limit, notes, turn, onTextChange, onTextFocus, onPlayAll } = sentence
  const isPlaying = turn !== null
  const label = isPlaying ? messages.stopAll : messages.playAll(count)
  const Mark = isPlaying ? Square : ListMusic

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (count > 0) onPlayAll()
  }

  return (
    <form className="voice-sentence" part="sentence" onSubmit={submit}>
      <label htmlFor={id}>{messages.say}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        placeholder={messages.sayHint}
        autoComplete="off"
        maxLength={limit}
        value={text}
        onFocus={onTextFocus}
        onChange={({ target }) => onTextChange(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        icon={<Mark aria-hidden="true" />}
        disabled={count === 0}
        aria-label={label}
      >
        <span>{label}</span>
      </Button>
      {notes ? <notes.View store={notes.store} /> : null}
    </form>
  )
}
