import { Segmented } from '../ui/index.ts'
import { PlayTime } from './controls/PlayTime.tsx'
import { SeekSlider } from './controls/SeekSlider.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'
import { VISUALIZERS } from './visualizers/visualizer.ts'
import { Visualization } from './visualizers/index.ts'

/** The picture of the sound, with the time above it and the whole of it a seek bar. */
export function PlayerStage({ texts, stage, gender, visualizer, onVisualizerChange }: VoicePlayerModel) {
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
