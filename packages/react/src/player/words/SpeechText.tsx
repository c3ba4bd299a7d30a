import { useId } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Button } from '../../ui/index.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'
import { WordHighlighter } from './WordHighlighter.tsx'

/** Text lengths from which the font is smaller. */
const MEDIUM_LENGTH = 180
const LONG_LENGTH = 420

/** What the text of a player and its editor need. */
type SpeechTextProps = Pick<
  VoicePlayerModel,
  | 'text'
  | 'limit'
  | 'excess'
  | 'readOnly'
  | 'isEdited'
  | 'isNewText'
  | 'stage'
  | 'languageCode'
  | 'texts'
  | 'generation'
  | 'canAct'
  | 'textRef'
  | 'onAction'
  | 'onTextFocus'
  | 'onTextChange'
  | 'onWordAt'
>

/**
 * Spoken text and its editor: a text area over an identically styled copy. During playback the copy is visible and
 * highlighted word by word; once the text is edited, the text area's own text is visible. A read-only text consists of
 * the words only.
 */
export function SpeechText(player: SpeechTextProps) {
  const { text, readOnly, isEdited, isNewText, stage, languageCode, texts, generation, canAct, onAction } = player
  const isReading = !isEdited && isHeard(stage)
  // While the text is edited, there is room for the one before.
  const kept = isEdited ? stage.text : ''
  const length = Math.max(text.length, kept.length)
  const size = length < MEDIUM_LENGTH ? 'short' : length < LONG_LENGTH ? 'medium' : 'long'
  if (readOnly && text === '') return null
  return (
    <div
      part="speech"
      data-length={size}
      data-reading={isReading || undefined}
      data-readonly={readOnly || undefined}
      lang={languageCode}
    >
      <WordHighlighter
        text={text}
        marks={isEdited ? NO_MARKS : stage.marks}
        track={isEdited ? null : stage.track}
        languageCode={languageCode}
        decorative={!readOnly}
      />
      {kept && <div className="voice-words">{kept}</div>}
      {readOnly ? null : <TextArea {...player} isReading={isReading} />}
      {isNewText && generation.status !== 'generating' && (
        <div part="generate-overlay">
          <Button variant="tone" onClick={onAction} disabled={!canAct}>
            {texts.generateOverlay}
          </Button>
        </div>
      )}
    </div>
  )
}

const NO_MARKS = [] as const

const isHeard = ({ status }: VoicePlayerModel['stage']) =>
  status === 'playing' || status === 'loading' || status === 'paused'

function TextArea({ isReading, ...player }: SpeechTextProps & { isReading: boolean }) {
  const { texts, text, limit, excess, textRef, canAct, onAction, onTextChange, onWordAt } = player
  const hintId = useId()

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || event.altKey)) return
    event.preventDefault()
    if (event.altKey) onWordAt(event.currentTarget.selectionStart, true)
    else if (canAct) onAction()
  }

  /** The caret position identifies the clicked word; a selection is for copying. */
  function onClick({ currentTarget: area }: MouseEvent<HTMLTextAreaElement>): void {
    if (isReading && area.selectionStart === area.selectionEnd) onWordAt(area.selectionStart)
  }

  return (
    <>
      <textarea
        className="voice-speech-text"
        part="text"
        ref={textRef}
        aria-label={texts.textLabel}
        aria-describedby={hintId}
        aria-invalid={excess > 0 || undefined}
        placeholder={texts.placeholder}
        dir="auto"
        rows={1}
        maxLength={limit}
        value={text}
        onFocus={player.onTextFocus}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      />
      <span id={hintId} className="voice-hidden">
        {`${excess > 0 ? texts.overLimit(excess) : texts.counter(text.length, limit)}. ${texts.generateHint}`}
      </span>
    </>
  )
}
