import { AudioLines, Captions, Code } from 'lucide-react'
import { useId } from 'react'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { RecordingForm } from './RecordingForm.tsx'
import { RecordingResult } from './RecordingResult.tsx'
import type { AlignRecordingModel } from './useAlignRecording.ts'

export interface AlignRecordingViewProps extends AlignRecordingModel, RootProps {
  headingLevel: 1 | 2
}

/**
 * View of the word times of a recording.
 *
 * @example
 * <AlignRecordingView {...useAlignRecording({})} headingLevel={2} />
 */
export function AlignRecordingView({ headingLevel, ...model }: AlignRecordingViewProps) {
  const { texts, timing } = model
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      part="recordings"
      data-status={timing.status}
      aria-labelledby={id}
      {...rootProps(model, 'voice-screen voice-recordings')}
    >
      <Heading id={id} className="voice-screen-title" part="recordings-title">
        {texts.title}
      </Heading>
      <p className="voice-screen-intro" part="recordings-intro">
        {texts.intro} {texts.privacy}
      </p>
      {timing.status === 'ready' ? (
        <RecordingResult {...model} recording={timing.recording} headingLevel={headingLevel} />
      ) : (
        <>
          <RecordingForm {...model} />
          <Outcomes texts={texts} />
        </>
      )}
    </section>
  )
}

const ICONS = [AudioLines, Captions, Code]

/** What a recording becomes. */
function Outcomes({ texts }: Pick<AlignRecordingModel, 'texts'>) {
  return (
    <ul part="recordings-outcomes">
      {texts.outcomes.map(([title, text], n) => {
        const Sign = ICONS[n]
        return (
          <li key={title}>
            {Sign ? <Sign aria-hidden="true" /> : null}
            <b>{title}</b>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
