import { useMessages } from '../runtime/index.ts'
import { SimilarVoicesCard } from '../similar/index.ts'
import { RecommendedFor, VoiceInfoCard, VoiceProfileStats } from '../voices/index.ts'
import { ActionsCard } from './ActionsCard.tsx'
import { overviewMessages } from './messages.ts'
import type { VoiceOverviewModel } from './useVoiceOverview.ts'

/** Cards beside a voice, or their placeholders while it loads. */
export function OverviewSide({ state, view, similar }: Pick<VoiceOverviewModel, 'state' | 'view' | 'similar'>) {
  const texts = useMessages('overview', overviewMessages)
  if (state.status === 'loading') {
    return (
      <div className="voice-overview-side" aria-hidden="true">
        {['actions', 'info', 'profile', 'recommended'].map((card) => (
          <div key={card} className="voice-box voice-placeholder" data-card={card} />
        ))}
      </div>
    )
  }
  if (state.status !== 'ready') return null
  const { voice, snippet } = state
  return (
    <aside className="voice-overview-side" part="overview-side" aria-label={texts.about(voice.voice_name)}>
      <ActionsCard voice={voice} snippet={snippet} />
      <VoiceInfoCard voice={voice} isOnStage={view === 'generate' && snippet === null} />
      <VoiceProfileStats voice={voice} />
      <RecommendedFor texts={voice.voice_best_for_description} />
      <SimilarVoicesCard voiceId={voice.voice_id} initial={similar} />
    </aside>
  )
}
