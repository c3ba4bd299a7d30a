import { useRef } from 'react'
import { Alert, Button } from '../ui/index.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BlindActions } from './BlindActions.tsx'
import { BlindHead } from './BlindHead.tsx'
import { BlindOwnText } from './BlindOwnText.tsx'
import { BlindSettings } from './BlindSettings.tsx'
import { BlindSideCard } from './BlindSideCard.tsx'
import { BlindSummaryView } from './BlindSummaryView.tsx'
import { BLIND_SIDES } from './sides.ts'
import { useBlindAnnouncement } from './useBlindAnnouncement.ts'
import { useBlindFocus } from './useBlindFocus.ts'
import { useBlindKeys } from './useBlindKeys.ts'
import type { BlindTestModel } from './useBlindTest.ts'

export interface BlindTestViewProps extends BlindTestModel, RootProps {
  headingLevel: 1 | 2 | 3
}

/**
 * Two sides in ink, the sentence, and the votes; after the vote the names in their colours.
 *
 * @example
 * <BlindTestView {...useBlindTest()} headingLevel={2} />
 */
export function BlindTestView(model: BlindTestViewProps) {
  const { stage, notice, texts, headingLevel } = model
  const place = useRef<HTMLElement>(null)
  const ref = useRefs(place, model)
  useBlindKeys(place, model)
  useBlindFocus(place, stage.status)
  const announcement = useBlindAnnouncement(model)
  const isPair = stage.status === 'loading' || stage.status === 'listening' || stage.status === 'voted'
  return (
    <section
      part="blind-test"
      aria-label={texts.title}
      data-status={stage.status}
      data-playing={Object.values(model.sounds).some(isUnderWay) || undefined}
      aria-busy={stage.status === 'loading'}
      {...rootProps(model, 'voice-blind')}
      ref={ref}
    >
      <output className="voice-hidden">{announcement}</output>
      {stage.status === 'summary' ? (
        <BlindSummaryView {...model} summary={stage.summary} />
      ) : (
        <BlindHead {...model} headingLevel={headingLevel} />
      )}
      {notice && (
        <p part="blind-notice" role={notice.kind === 'vote' || notice.kind === 'undo' ? 'alert' : undefined}>
          {notice.message ?? texts.notices[notice.kind]}
        </p>
      )}
      {stage.status === 'failed' && (
        <Alert title={texts.failed}>
          <p>{stage.message ?? texts.failedHint}</p>
          <Button size="small" onClick={model.onRetry}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {stage.status === 'writing' && <BlindOwnText {...model} />}
      {isPair && (
        <>
          <div part="blind-sides">
            {BLIND_SIDES.map((side) => (
              <BlindSideCard key={side} {...model} side={side} />
            ))}
          </div>
          <BlindActions {...model} />
        </>
      )}
      {stage.status !== 'summary' && <BlindSettings {...model} />}
    </section>
  )
}

const isUnderWay = (status: string) => status === 'playing' || status === 'loading' || status === 'paused'
