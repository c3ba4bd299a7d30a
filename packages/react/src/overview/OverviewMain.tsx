import { ATTRIBUTES, SIMILAR_NAMES } from '@voice-rankings/contract'
import { Suspense, useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { LazyAnalysisPanel } from '../analysis/index.ts'
import { VoicePlayer } from '../player/index.ts'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { LazySimilarVoices } from '../similar/index.ts'
import { Button, Spinner } from '../ui/index.ts'
import { LazyVoiceDetails } from '../voices/index.ts'
import { overviewMessages } from './messages.ts'
import { SnippetNotice } from './SnippetNotice.tsx'
import type { VoiceOverviewModel } from './useVoiceOverview.ts'

/** Current view, or a spinner while the voice loads. */
export function OverviewMain(model: VoiceOverviewModel) {
  const { state, preloading, onRetry } = model
  const texts = useMessages('overview', overviewMessages)
  const waiting = (
    <output className="voice-overview-waiting">
      <Spinner />
      <span className="voice-hidden">{texts.loading}</span>
    </output>
  )
  if (state.status === 'loading' || (state.status === 'ready' && preloading)) return waiting
  if (state.status === 'ready') {
    return (
      <>
        <SnippetNotice state={state} onRetry={onRetry} />
        <View {...model} state={state} waiting={waiting} />
      </>
    )
  }
  const isMissing = state.status === 'missing'
  return (
    <div className="voice-notice" part="notice" role="alert">
      <h2>{isMissing ? texts.missing : texts.failed}</h2>
      <p>{isMissing ? texts.missingHint : (state.message ?? texts.failedHint)}</p>
      {isMissing ? null : (
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

/** Result if it includes the characteristics; without them, their lists are empty. */
function byCharacteristic(similar: VoiceOverviewModel['similar']): VoiceOverviewModel['similar'] {
  if (!similar) return null
  return SIMILAR_NAMES.some((name) => similar[ATTRIBUTES[name].similar.list].length > 0) ? similar : null
}

type ReadyState = Extract<VoiceOverviewModel['state'], { status: 'ready' }>

/**
 * Only lazy views have a Suspense boundary: React hydrates boundaries after the page, but the player's text must be
 * editable at once.
 */
function View({ state, view, waiting, ...model }: VoiceOverviewModel & { state: ReadyState; waiting: ReactNode }) {
  const { voice, snippet } = state
  const late = lateView()
  return late ? <Suspense fallback={waiting}>{late}</Suspense> : <Player {...model} voice={voice} snippet={snippet} />

  function lateView(): ReactNode {
    switch (view) {
      case 'details':
        return <LazyVoiceDetails voice={voice} />
      case 'similar':
        return <LazySimilarVoices voiceId={voice.voice_id} initial={byCharacteristic(model.similar)} />
      case 'analysis':
        return <LazyAnalysisPanel voice={voice} snippet={snippet} />
      default:
        return null
    }
  }
}

type PlayerProps = Omit<VoiceOverviewModel, 'state' | 'view'> & Pick<ReadyState, 'voice' | 'snippet'>

/** Player that starts with the visitor's draft. */
function Player({ voice, snippet, draftKey, ...model }: PlayerProps) {
  const { drafts } = useRuntime()
  const draft = useMemo(() => (draftKey === null ? null : drafts.read(draftKey)), [drafts, draftKey])
  const onDraft = useCallback(
    (text: string | null) => {
      if (draftKey !== null) drafts.write(draftKey, text)
    },
    [drafts, draftKey],
  )
  return (
    <VoicePlayer
      key={voice.voice_id}
      voice={voice}
      snippet={snippet}
      accountLevel={model.accountLevel}
      sampleText={model.sampleText}
      draft={draft}
      newText={model.newText}
      onDraft={onDraft}
      onSnippet={model.onSnippet}
      autoPlay
    />
  )
}
