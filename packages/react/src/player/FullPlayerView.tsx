import { Icon } from '../ui/icons.tsx'
import { Button, Segmented } from '../ui/index.ts'
import { PlayerFrame } from './PlayerFrame.tsx'
import { VISUALIZERS } from './VoicePlayerModel.ts'
import type { VoicePlayerModel, VoicePlayerViewProps } from './VoicePlayerModel.ts'
import { MoreButton } from './controls/MoreButton.tsx'
import { PlayTime } from './controls/PlayTime.tsx'
import { SeekSlider } from './controls/SeekSlider.tsx'
import { SpeedSelect } from './controls/SpeedSelect.tsx'
import { PlayerNotes } from './notes/PlayerNotes.tsx'
import { Visualization } from './visualizers/Visualization.tsx'
import { SpeechText } from './words/SpeechText.tsx'

/** Full player: the stage with its text. */
export function FullPlayerView({ indicator, prompt, ...player }: VoicePlayerViewProps) {
  return (
    <PlayerFrame player={player} prompt={prompt}>
      {player.renderSlot('header', null)}
      <PlayerStage {...player} />
      <SpeechText {...player} />
      <PlayerControls {...player} />
      <PlayerNotes {...player} indicator={indicator} />
    </PlayerFrame>
  )
}

/** The picture of the sound, with the time above it and the whole of it a seek bar. */
function PlayerStage({ texts, stage, gender, visualizer, onVisualizerChange }: VoicePlayerModel) {
  return (
    <div part="stage">
      <div part="stage-head">
        <PlayTime track={stage.track} durationMs={stage.durationMs} />
        <Segmented
          label={texts.visualizer}
          options={VISUALIZERS.map((value) => ({ value, label: texts.visualizers[value] }))}
          value={visualizer}
          onValueChange={onVisualizerChange}
        />
      </div>
      <div part="visualizer" data-visualizer={visualizer}>
        <Visualization
          kind={visualizer}
          track={stage.track}
          peaks={stage.peaks}
          durationMs={stage.durationMs}
          gender={gender}
        />
        {stage.track && (
          <SeekSlider track={stage.track} durationMs={stage.durationMs} marks={stage.marks} texts={texts} />
        )}
      </div>
    </div>
  )
}

/** The main button, the speed, and how long the text is. */
function PlayerControls(player: VoicePlayerModel) {
  const { texts, renderSlot, action, canAct, readOnly, generation, stage, text, limit, excess } = player
  const isGenerating = generation.status === 'generating'
  return (
    <div part="controls">
      <Button
        variant="tone"
        size="large"
        part="main-button"
        icon={renderSlot(`${action}-icon`, <Icon name={action} />)}
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

/** Hint between the buttons and the counter: a problem, the button that restores the text, or the next action. */
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
