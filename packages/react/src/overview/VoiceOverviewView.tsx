import { useId } from 'react'
import { LazySayItSimilar } from '../compare/neighbours/index.ts'
import { LazySnippets } from '../snippets/index.ts'
import { VoiceHeader } from '../voices/index.ts'
import { OverviewMain } from './OverviewMain.tsx'
import { OverviewSide } from './OverviewSide.tsx'
import { OverviewTabs, panelId, tabId } from './OverviewTabs.tsx'
import type { VoiceOverviewModel } from './useVoiceOverview.ts'
import { useDraft } from './useDraft.ts'
import { VOICE_TABS } from './voiceViews.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type VoiceOverviewViewProps = VoiceOverviewModel & RootProps<HTMLDivElement>

/**
 * View of a voice overview model: views in the middle, cards beside them.
 *
 * @example
 * <VoiceOverviewView {...useVoiceOverview({ voice })} className="overview" />
 */
export function VoiceOverviewView(model: VoiceOverviewViewProps) {
  const { state, view, mode, basePath, snippetId, draftKey, preloading, onViewChange, onNewText } = model
  const id = useId()
  const voice = state.status === 'ready' ? state.voice : null
  const snippet = state.status === 'ready' ? state.snippet : null
  const spoken = snippet?.voice_snippet_text ?? ''
  const stageText =
    useDraft(draftKey) ?? snippet?.voice_snippet_text ?? model.sampleText ?? voice?.voice_sample_text ?? ''
  const isPlayerShown = voice !== null && view === 'generate' && !preloading
  const tab = VOICE_TABS.find((one) => one === view)
  const panel =
    mode === 'modal' && tab ? { role: 'tabpanel', id: panelId(id), 'aria-labelledby': tabId(id, tab), tabIndex: 0 } : {}
  const hasTabs = state.status === 'ready' || state.status === 'loading'
  return (
    <div
      part="voice-overview"
      data-status={preloading ? 'loading' : state.status}
      data-gender={voice?.voice_gender}
      {...rootProps(model, 'voice-overview')}
    >
      <div className="voice-overview-inner">
        <div className="voice-overview-head">
          {voice ? <VoiceHeader voice={voice} headingLevel={mode === 'page' ? 1 : 2} /> : null}
          {state.status === 'loading' ? <div className="voice-header voice-placeholder" aria-hidden="true" /> : null}
          {hasTabs ? (
            <OverviewTabs {...{ basePath, snippetId, draftKey, spoken, view, mode, onViewChange, id }} />
          ) : null}
        </div>
        <div className="voice-overview-main" part="overview-main" {...panel}>
          <OverviewMain {...model} />
          {isPlayerShown ? <LazySayItSimilar key={voice.voice_id} voice={voice} text={stageText} /> : null}
        </div>
        <OverviewSide state={state} view={view} similar={model.similar} />
        {isPlayerShown ? (
          <div className="voice-overview-more">
            <LazySnippets voice={voice} version={snippet?.voice_snippet_id ?? null} onNewText={onNewText} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
