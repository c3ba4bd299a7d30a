import { ATTRIBUTES, isDesigned, SIMILAR_NAMES } from '@voice-rankings/contract'
import { Suspense, useCallback, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import { LazyTextNotes } from '../requests/LazyTextNotes.tsx'
import { LazyAnalysisPanel } from '../analysis/index.ts'
import { FormatItems, FormatNotes, useDownload } from '../downloads/index.ts'
import { RatedPlayer, useVoicePlayer, VoicePlayerView } from '../player/index.ts'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { ShareMenu } from '../share/index.ts'
import { LazySimilarVoices } from '../similar/index.ts'
import { Button, Spinner } from '../ui/index.ts'
import { LazyVoiceDetails } from '../voices/index.ts'
import { overviewMessages } from './messages.ts'
import { SnippetNotice } from './SnippetNotice.tsx'
import { TextSuggestions } from './suggestions/TextSuggestions.tsx'
import { useScrolledOut } from './useScrolledOut.ts'
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
  if (late) return <Suspense fallback={waiting}>{late}</Suspense>
  return <Player key={voice.voice_id} {...model} voice={voice} snippet={snippet} />

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

// Few sounds are played on phones and scrolled away from.
const dockModule = lazyModule(() => import('./PlayerDock.tsx'))

/** Player that starts with the visitor's draft, with suggested texts and the share menu. It docks if the page asks for it. */
function Player({ voice, snippet, draftKey, ...model }: PlayerProps) {
  const texts = useMessages('overview', overviewMessages)
  const { drafts } = useRuntime()
  const draft = useMemo(() => (draftKey === null ? null : drafts.read(draftKey)), [drafts, draftKey])
  const onDraft = useCallback(
    (text: string | null) => {
      if (draftKey !== null) drafts.write(draftKey, text)
    },
    [drafts, draftKey],
  )
  const player = useVoicePlayer({
    voice,
    snippet,
    accountLevel: model.accountLevel,
    sampleText: model.sampleText,
    draft,
    newText: model.newText,
    onDraft,
    onSnippet: model.onSnippet,
    autoPlay: true,
  })
  const suggestions = (
    <>
      <TextSuggestions {...player} languageCode={voice.voice_language_code} />
      {player.isEdited && <LazyTextNotes text={player.text} isTyped voices={[voice]} />}
    </>
  )
  const { formats, work, onConvert } = useDownload({ voice, snippet })
  // Nobody but its owner can open the page of a designed voice.
  const actions =
    isDesigned(voice) && !snippet ? null : (
      <ShareMenu voice={voice} snippet={snippet} className="voice-stage-action" aria-label={texts.shareSound} />
    )
  const extras = {
    suggestions,
    actions,
    formats: <FormatItems {...{ formats, work, onConvert }} />,
    formatNotes: <FormatNotes work={work} />,
  }
  const root = useRef<HTMLElement>(null)
  const isOut = useScrolledOut(root, 'controls', model.docked)
  const dock = useLazyModule(dockModule, isOut)
  return (
    <>
      <RatedPlayer player={{ ...player, extras }} voice={voice} View={VoicePlayerView} ref={root} />
      {dock && !player.isEdited && <dock.PlayerDock player={player} />}
    </>
  )
}
