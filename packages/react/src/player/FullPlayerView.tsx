import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../ui/icons.tsx'
import { Button, PlainIconButton, Segmented } from '../ui/index.ts'
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
export function FullPlayerView({ indicator, prompt, suggestions, actions, ...player }: VoicePlayerViewProps) {
  return (
    <PlayerFrame player={player} prompt={prompt}>
      <PlayerStage {...player} />
      <SpeechText {...player} />
      <TextFoot {...player}>{suggestions}</TextFoot>
      <PlayerControls {...player} actions={actions} />
      <PlayerNotes {...player} indicator={indicator} />
    </PlayerFrame>
  )
}

/** Visualization of the sound, with its time above; all of it is the seek bar. Grey while the text is edited. */
function PlayerStage({ texts, stage, gender, isEdited, visualizer, onVisualizerChange }: VoicePlayerModel) {
  const isLastTake = isEdited && stage.track !== null
  return (
    <div part="stage" data-gender={isEdited ? 'none' : undefined}>
      <div part="stage-head">
        <div part="stage-time" data-state={isLastTake ? 'last' : undefined}>
          {isLastTake ? `${texts.lastTake} ` : null}
          <PlayTime track={stage.track} durationMs={stage.durationMs} />
        </div>
        <VisualizerSelect {...{ texts, visualizer, onVisualizerChange }} />
      </div>
      <div part="visualizer" data-visualizer={visualizer}>
        <Visualization
          kind={visualizer}
          track={stage.track}
          peaks={stage.peaks}
          durationMs={stage.durationMs}
          gender={isEdited ? 'none' : gender}
        />
        {stage.track && (
          <SeekSlider track={stage.track} durationMs={stage.durationMs} marks={stage.marks} texts={texts} />
        )}
      </div>
    </div>
  )
}

type VisualizerSelectProps = Pick<VoicePlayerModel, 'texts' | 'visualizer' | 'onVisualizerChange'>

/** Icon button that shows the choice of visualizers beside it. */
function VisualizerSelect({ texts, visualizer, onVisualizerChange }: VisualizerSelectProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div part="visualizers">
      <PlainIconButton
        part="visualizer-button"
        size="small"
        label={texts.visualizer}
        title={texts.visualizer}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="generate" />
      </PlainIconButton>
      {isOpen ? (
        <Segmented
          label={texts.visualizer}
          options={VISUALIZERS.map((value) => ({ value, label: texts.visualizers[value] }))}
          value={visualizer}
          onValueChange={onVisualizerChange}
        />
      ) : null}
    </div>
  )
}

/** Line below the text: suggestions, and how long it is. */
function TextFoot({ texts, readOnly, text, limit, excess, children }: VoicePlayerModel & { children: ReactNode }) {
  if (readOnly) return null
  return (
    <div part="text-foot">
      {children}
      <p part="counter" data-state={excess > 0 ? 'over' : 'within'}>
        {texts.counter(text.length, limit)}
      </p>
    </div>
  )
}

/** Row of the main button; then speed, actions and downloads, or while the text is edited the button that restores it. */
function PlayerControls({ actions, ...player }: VoicePlayerModel & { actions: ReactNode }) {
  const { texts, action, canAct, generation, stage, isEdited } = player
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
      {isEdited ? null : <SpeedSelect {...player} />}
      <Hint {...player} />
      {isEdited ? null : (
        <>
          {actions}
          <MoreButton {...player} />
        </>
      )}
    </div>
  )
}

/** Note beside the buttons: a problem, the button that restores a text, or the progress. */
function Hint({ texts, excess, isEdited, isNewText, isSuggested, stage, generation, onRestore }: VoicePlayerModel) {
  const isGenerating = generation.status === 'generating'
  if (excess > 0) return <p part="over-limit">{texts.overLimit(excess)}</p>
  if (isEdited && (stage.track || isSuggested) && !isGenerating && !isNewText) {
    return (
      <Button variant="plain" size="small" part="restore" onClick={onRestore}>
        {isSuggested ? texts.restoreTyped : texts.restore}
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
