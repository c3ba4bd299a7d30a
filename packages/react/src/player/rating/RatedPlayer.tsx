import type { Stars, Voice } from '@voice-rankings/contract'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { RatingIndicator, useVote } from '../../ratings/index.ts'
import type { PlayerRatingProps } from './PlayerRating.tsx'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerViewProps } from '../VoicePlayerModel.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface RatedPlayerProps extends RootProps {
  player: Omit<VoicePlayerViewProps, 'indicator' | 'prompt' | keyof RootProps>
  voice: Voice
  /** View component. */
  View: ComponentType<VoicePlayerViewProps>
  onRatingSaved?: (stars: Stars) => void
}

/**
 * Player that shows the visitor's rating and requests one after playback.
 *
 * @example
 * <RatedPlayer player={useVoicePlayer({ voice })} voice={voice} View={VoicePlayerView} />
 */
export function RatedPlayer({ player, voice, View, onRatingSaved, ...props }: RatedPlayerProps) {
  const { generation, stage, text, title } = player
  const snippetId = generation.status === 'ready' ? generation.snippet.voice_snippet_id : null
  const voted = useVote(voice)
  return (
    <View
      {...player}
      {...rootProps(props)}
      indicator={<RatingIndicator voted={voted} />}
      prompt={
        <LazyRating
          voice={voice}
          voiceName={title}
          heard={{ text, snippetId }}
          status={stage.status}
          onRatingSaved={onRatingSaved}
        />
      }
    />
  )
}

const ratingModule = lazyModule(() => import('./PlayerRating.tsx'))

/** The question for a rating, loaded while the voice is first heard. */
function LazyRating(props: Omit<PlayerRatingProps, 'began'>) {
  const { status, heard } = props
  const [began, setBegan] = useState<PlayerRatingProps['heard'] | null>(null)
  const isKnown = began?.text === heard.text && began.snippetId === heard.snippetId
  if (status === 'playing' && !isKnown) setBegan(heard)
  const rating = useLazyModule(ratingModule, began !== null)
  return rating && began && <rating.PlayerRating {...props} began={began} />
}
