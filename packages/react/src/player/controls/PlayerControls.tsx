import { Icon } from '../../ui/icons.tsx'
import { Button } from '../../ui/index.ts'
import { MoreButton } from './MoreButton.tsx'
import { SpeedSelect } from './SpeedSelect.tsx'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/** The main button, the speed, and how long the text is. */
export function PlayerControls(player: VoicePlayerModel) {
  const { texts, action, canAct, readOnly, generation, stage, text, limit, excess } = player
  const isGenerating = generation.status === 'generating'
  return (
    <div part="controls">
      <Button
        variant="tone"
        size="large"
        part="main-button"
        icon={<Icon name={action} />}
        busy={isGenerating || stage.status === 'loading'}
        disabled={!canAct && !isGenerating}
        aria-disabled={isGenerating}
        onClick={player.onAction}
      >
        {texts[action]}
      </Button>
      <SpeedSelect {...player} />
      <MoreButton {...player} />
      <Hint {...player} />
      {readOnly ? null : (
        <p part="counter" data-state={excess > 0 ? 'over' : 'within'}>
          {texts.counter(text.length, limit)}
        </p>
      )}
    </div>
  )
}

/** What stands between the buttons and the counter: what is wrong, the way back, or what can be done. */
function Hint({ texts, excess, isEdited, isNewText, stage, generation, readOnly, onRestore }: VoicePlayerModel) {
  const isGenerating = generation.status === 'generating'
  if (excess > 0) return <p part="over-limit">{texts.overLimit(excess)}</p>
  if (isEdited && stage.track && !isGenerating && !isNewText) {
    return (
      <Button variant="plain" size="small" part="restore" onClick={onRestore}>
        {texts.restore}
      </Button>
    )
  }
  if (readOnly) return <p part="hint">{waiting(stage, texts)}</p>
  return (
    <p part="hint">{isGenerating ? texts.generating : isNewText ? null : (waiting(stage, texts) ?? texts.editHint)}</p>
  )
}

/** A sound that stops on its way waits for the network; one that has not begun is loading. */
function waiting({ status, track }: VoicePlayerModel['stage'], texts: VoicePlayerModel['texts']): string | null {
  if (status !== 'loading') return null
  return (track?.getState().positionMs ?? 0) > 0 ? texts.buffering : texts.loading
}
