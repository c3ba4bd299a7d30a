import type { Stars, Voice } from '@voice-rankings/contract'
import type { ComponentType } from 'react'
import { RatingIndicator, useVote } from '../../ratings/index.ts'
import { LazyRating } from './LazyRating.tsx'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'
import type { VoicePlayerViewProps } from '../VoicePlayerViewProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface RatedPlayerProps {
  player: VoicePlayerModel & RootProps
  voice: Voice
  /** How it looks. */
  View: ComponentType<VoicePlayerViewProps>
  onRatingSaved?: (stars: Stars) => void
}

/** A player that says whether its voice was rated, and asks for a rating once it was heard. */
export function RatedPlayer({ player, voice, View, onRatingSaved }: RatedPlayerProps) {
  const { generation, stage, text, title } = player
  const snippetId = generation.status === 'ready' ? generation.snippet.voice_snippet_id : null
  const voted = useVote(voice)
  return (
    <View
      {...player}
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
