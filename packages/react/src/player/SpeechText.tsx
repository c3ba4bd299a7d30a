import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../ui/index.ts'
import type { VoicePlayerModel } from './useVoicePlayer.ts'
import { WordHighlighter } from './WordHighlighter.tsx'

/** From this many characters on the text is set smaller, so that it stays in view. */
const MEDIUM_LENGTH = 180
const LONG_LENGTH = 420

/**
 * The spoken text, which is also the field it is written in: a text area over a copy of its words, both set alike. While
 * the voice speaks, the copy shows and lights up word by word; as soon as the text is edited, the text area's own shows.
 */
export function SpeechText(player: VoicePlayerModel) {
  const { texts, text, limit, excess, isEdited, isNewText, stage, languageCode, generation } = player
  const { textRef, canAct, onAction, onTextChange } = player
  const hintId = useId()
  const isReading = !isEdited && (stage.status === 'playing' || stage.status === 'loading' || stage.status === 'paused')
  const size = text.length < MEDIUM_LENGTH ? 'short' : text.length < LONG_LENGTH ? 'medium' : 'long'

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (canAct) onAction()
  }

  return (
    <div part="speech" data-length={size} data-reading={isReading || undefined} lang={languageCode}>
      <WordHighlighter
        text={text}
        marks={isEdited ? [] : stage.marks}
        track={isEdited ? null : stage.track}
        languageCode={languageCode}
      />
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
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isNewText && generation.status !== 'generating' && (
        <div part="generate-overlay">
          <Button variant="tone" onClick={onAction} disabled={!canAct}>
            {texts.generateOverlay}
          </Button>
        </div>
      )}
      <span id={hintId} className="voice-hidden">
        {excess > 0 ? texts.overLimit(excess) : texts.counter(text.length, limit)}. {texts.generateHint}
      </span>
    </div>
  )
}
