import { AudioLines, Pause, Play } from 'lucide-react'
import { Button } from '../ui/index.ts'
import type { VoicePlayerModel } from './useVoicePlayer.ts'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

const ICONS = {
  play: <Play aria-hidden="true" fill="currentColor" />,
  pause: <Pause aria-hidden="true" fill="currentColor" />,
  generate: <AudioLines aria-hidden="true" />,
}

/** The main button, the speed, and how long the text is. */
export function PlayerControls(player: VoicePlayerModel) {
  const { texts, action, canAct, generation, stage, text, limit, excess, rate, isEdited, isNewText } = player
  const isGenerating = generation.status === 'generating'
  return (
    <div part="controls">
      <Button
        variant="tone"
        size="large"
        part="main-button"
        icon={ICONS[action]}
        busy={isGenerating || stage.status === 'loading'}
        disabled={!canAct}
        onClick={player.onAction}
      >
        {texts[action]}
      </Button>
      <select
        className="voice-rate"
        part="speed"
        aria-label={texts.speed}
        value={rate}
        onChange={(event) => player.onRateChange(Number(event.currentTarget.value))}
      >
        {RATES.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
      {excess > 0 ? (
        <p part="over-limit">{texts.overLimit(excess)}</p>
      ) : isEdited && stage.track && !isGenerating && !isNewText ? (
        <Button variant="plain" size="small" part="restore" onClick={player.onRestore}>
          {texts.restore}
        </Button>
      ) : (
        <p part="hint">{isGenerating ? texts.generating : isNewText ? null : texts.editHint}</p>
      )}
      <p part="counter" data-state={excess > 0 ? 'over' : 'within'}>
        {texts.counter(text.length, limit)}
      </p>
    </div>
  )
}
