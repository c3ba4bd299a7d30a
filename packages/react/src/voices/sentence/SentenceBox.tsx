import { ListMusic, Square } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { RefObject } from 'react'
import { playerMessages } from '../../player/index.ts'
import { promptLogin, useMessages, useRuntime } from '../../runtime/index.ts'
import { Button } from '../../ui/index.ts'
import { voicesMessages } from '../messages.ts'
import { useSentence, type SentenceOptions } from './useSentence.ts'

/** Sentence that every card of a list speaks on play, and a button that plays all. */
export function SentenceBox(props: SentenceOptions) {
  const messages = useMessages('voices', voicesMessages)
  const id = useId()
  const { loginPrompt } = useRuntime()
  const playerTexts = useMessages('player', playerMessages)
  const { text, limit, held, turn, onTextChange, onPlayAll } = useSentence(props)
  const root = useRef<HTMLDivElement>(null)
  useTurnInView(root, turn)
  const count = props.voices.length
  const isPlaying = turn !== null
  const label = isPlaying ? messages.stopAll : messages.playAll(count)
  const Mark = isPlaying ? Square : ListMusic

  // No form: pressed before the scripts have loaded, the browser would submit it.
  return (
    <div ref={root} className="voice-sentence" part="sentence">
      <label htmlFor={id}>{messages.say}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        placeholder={messages.sayHint}
        autoComplete="off"
        maxLength={limit}
        value={text}
        enterKeyHint="go"
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing && count > 0) onPlayAll()
        }}
      />
      <Button
        variant="quiet"
        onClick={onPlayAll}
        icon={<Mark aria-hidden="true" />}
        disabled={count === 0}
        aria-label={label}
      >
        <span>{label}</span>
      </Button>
      {held ? (
        <p part="notes">
          {held.message}{' '}
          <Button variant="plain" size="small" onClick={() => promptLogin(loginPrompt)}>
            {playerTexts.loginHint}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** Scrolls the card of the voice whose turn it is into view. */
function useTurnInView(root: RefObject<HTMLElement | null>, turn: string | null): void {
  useEffect(() => {
    if (turn === null) return
    const catalogue = root.current?.closest('.voice-catalogue')
    catalogue?.querySelector(`[data-voice="${CSS.escape(turn)}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [root, turn])
}
