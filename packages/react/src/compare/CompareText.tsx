import { AudioLines } from 'lucide-react'
import { useRef, useState } from 'react'
import { LazyTextNotes } from '../requests/LazyTextNotes.tsx'
import { HoldNotes, playerMessages, readingAlong, SpeechText, useTrackState } from '../player/index.ts'
import { useMessages } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import type { CompareModel } from './useCompareVoices.ts'

/** Common text, whose words light up in the voice that is heard, and a button that generates it in every voice. */
export function CompareText(model: CompareModel) {
  const { texts, hold, text, limit, excess, compared, canGenerate, waiting, isComplete, isGenerating } = model
  const [isTyped, setTyped] = useState(false)
  const done = compared.filter(({ take }) => take !== null).length
  const unspoken = compared.flatMap(({ take, found }) => (take === null && found.status === 'ready' ? found.voice : []))
  const hasGenerated = compared.some(({ generation }) => generation.status === 'ready')
  return (
    <div part="compare-text">
      <SharedText
        {...model}
        onTextChange={(next) => {
          setTyped(true)
          model.onTextChange(next)
        }}
      />
      <div part="compare-actions">
        <Button
          variant="primary"
          icon={<AudioLines aria-hidden="true" />}
          busy={isGenerating}
          aria-disabled={!canGenerate}
          onClick={() => canGenerate && model.onGenerate()}
        >
          {isComplete
            ? texts.allReady
            : isGenerating && waiting === 0
              ? texts.generating
              : texts.generateAll(Math.max(1, waiting))}
        </Button>
        <output>{isGenerating || (isComplete && hasGenerated) ? texts.progress(done, compared.length) : null}</output>
        <LazyTextNotes text={text} isTyped={isTyped} voices={unspoken} />
        <p part="counter" data-state={excess > 0 ? 'over' : 'within'}>
          {excess > 0 ? texts.overLimit(excess) : texts.counter(text.length, limit)}
        </p>
      </div>
      {hold.allowance || hold.generation.status === 'held' ? (
        <div part="notes">
          <HoldNotes {...hold} />
        </div>
      ) : null}
    </div>
  )
}

/** The text and its editor. A click on a word goes there in the voice that is heard. */
function SharedText({ texts, text, limit, excess, compared, current, isHidden, canGenerate, ...model }: CompareModel) {
  const playerTexts = useMessages('player', playerMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const heard = compared.find(({ id }) => id === current)
  const { take = null, track = null } = heard ?? {}
  const status = useTrackState(track)?.status ?? 'idle'
  const voice = heard?.found.status === 'ready' ? heard.found.voice : null
  const marks = take?.marks ?? []

  async function goToWord(offset: number, plays = false): Promise<void> {
    const { markAt } = await readingAlong.load()
    const mark = markAt(text, marks, offset)
    if (!mark || !track) return
    track.seek(mark.startTime)
    if (plays) void track.play()
  }

  return (
    <div
      className="voice-player"
      part="compare-speech"
      data-gender={voice && take && !isHidden ? voice.voice_gender : 'none'}
      onBlur={model.onTextDone}
    >
      <SpeechText
        texts={{ ...playerTexts, textLabel: texts.text, placeholder: texts.placeholder }}
        text={text}
        limit={limit}
        excess={excess}
        readOnly={false}
        isNewText={false}
        isEdited={take === null}
        canAct={canGenerate}
        generation={model.hold.generation}
        languageCode={voice?.voice_language_code}
        stage={{ track, status, text: '', marks, peaks: [], durationMs: take?.durationMs ?? null, problem: null }}
        textRef={area}
        onAction={model.onGenerate}
        onTextFocus={model.onTextFocus}
        onTextChange={model.onTextChange}
        onWordAt={(offset, plays) => void goToWord(offset, plays)}
      />
    </div>
  )
}
