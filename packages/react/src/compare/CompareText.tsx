import { useId } from 'react'
import { AudioLines } from 'lucide-react'
import { HoldNotes } from '../player/index.ts'
import { Button } from '../ui/index.ts'
import type { CompareModel } from './useCompareVoices.ts'

/** Common text, and a button that generates it in every voice. */
export function CompareText(model: CompareModel) {
  const { texts, hold, text, limit, excess, compared, canGenerate, waiting, isComplete, isGenerating } = model
  const id = useId()
  const done = compared.filter(({ take }) => take !== null).length
  const hasGenerated = compared.some(({ generation }) => generation.status === 'ready')
  return (
    <div part="compare-text">
      <label htmlFor={id}>{texts.text}</label>
      <textarea
        id={id}
        className="voice-editor"
        part="compare-editor"
        dir="auto"
        rows={3}
        maxLength={limit}
        placeholder={texts.placeholder}
        aria-invalid={excess > 0 || undefined}
        value={text}
        onFocus={model.onTextFocus}
        onChange={({ currentTarget }) => model.onTextChange(currentTarget.value)}
        onBlur={model.onTextDone}
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
