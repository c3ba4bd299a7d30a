import { Icon } from '../ui/icons.tsx'
import { Button } from '../ui/index.ts'
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
export function FullPlayerView({ indicator, prompt, extras, ...player }: VoicePlayerViewProps) {
  const { texts, text, limit, excess } = player
  return (
    <PlayerFrame player={player} prompt={prompt}>
      {player.renderSlot('header', null)}
      <PlayerStage {...player} />
      <SpeechText {...player} />
      {!player.readOnly && (
        <div part="text-foot">
          {extras?.suggestions}
          <p part="counter" data-state={excess > 0 ? 'over' : 'within'}>
            {texts.counter(text.length, limit)}
          </p>
        </div>
      )}
      <PlayerControls {...player} extras={extras} />
      <PlayerNotes {...player} indicator={indicator} />
    </PlayerFrame>
  )
}

/** Visualization of the sound, with its time above; all of it is the seek bar. Grey while the text is edited. */
function PlayerStage({ gender, isEdited, ...player }: VoicePlayerModel) {
  const { texts, stage, visualizer } = player
  const shown = isEdited ? 'none' : gender
  return (
    <div part="stage" data-gender={shown}>
      <div part="stage-head">
        {isEdited && stage.track && <span part="last-take">{texts.lastTake}</span>}
        <PlayTime track={stage.track} durationMs={stage.durationMs} />
        <VisualizerSelect {...player} />
      </div>
      <div part="visualizer" data-visualizer={visualizer}>
        <Visualization
          kind={visualizer}
          track={stage.track}
          peaks={stage.peaks}
          melody={stage.melody}
          durationMs={stage.durationMs}
          gender={shown}
        />
        {stage.track && (
          <SeekSlider track={stage.track} durationMs={stage.durationMs} marks={stage.marks} texts={texts} />
        )}
      </div>
    </div>
  )
}

/** Select of the visualizers, which looks like an icon. */
function VisualizerSelect({ texts, visualizer, onVisualizerChange }: Omit<VoicePlayerModel, 'gender' | 'isEdited'>) {
  return (
    <div part="visualizers">
      <Icon name="generate" />
      <select
        aria-label={texts.visualizer}
        value={visualizer}
        onChange={({ currentTarget }) => onVisualizerChange(VISUALIZERS[currentTarget.selectedIndex] ?? visualizer)}
      >
        {VISUALIZERS.map((value) => (
          <option key={value} value={value}>
            {texts.visualizers[value]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Row of the main button; then speed, actions and downloads, or while the text is edited the button that restores it. */
function PlayerControls({ extras, ...player }: VoicePlayerModel & Pick<VoicePlayerViewProps, 'extras'>) {
  const { texts, renderSlot, action, canAct, generation, stage, isEdited } = player
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
      {!isEdited && <SpeedSelect {...player} />}
      <Hint {...player} />
      {!isEdited && extras?.actions}
      {!isEdited && <MoreButton {...player} extras={extras} />}
    </div>
  )
}

/** Note beside the buttons: a problem, the button that restores a text, or the progress. */
function Hint({ texts, excess, isEdited, isNewText, stage, generation, onRestore }: VoicePlayerModel) {
  const isGenerating = generation.status === 'generating'
  if (excess > 0) return <p part="over-limit">{texts.overLimit(excess)}</p>
  if (isEdited && stage.track && !isGenerating && !isNewText) {
    return (
      <Button variant="plain" size="small" part="restore" onClick={onRestore}>
        {texts.restore}
      </Button>
    )
  }
  return <p part="hint">{isGenerating ? texts.generating : waiting(stage, texts)}</p>
}

/** A sound that stops on its way waits for the network; one that has not begun is loading. */
function waiting({ status, track }: VoicePlayerModel['stage'], texts: VoicePlayerModel['texts']): string | null {
  if (status !== 'loading') return null
  return (track?.getState().positionMs ?? 0) > 0 ? texts.buffering : texts.loading
}
