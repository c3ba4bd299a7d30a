import type { Voice } from '@voice-rankings/contract'
import { RatingIndicator, useVote } from '../ratings/index.ts'
import { OfflineProvider, useHasProvider } from '../runtime/index.ts'
import { LazyRating } from './LazyRating.tsx'
import { useVoicePlayer } from './useVoicePlayer.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'
import { VoicePlayerView } from './VoicePlayerView.tsx'

/**
 * Hear a voice, read along, and make it say something else. With a sound of your own it needs neither a server nor a
 * `<VoiceProvider>`.
 */
export function VoicePlayer(props: VoicePlayerProps) {
  const { voice, variant = 'full', rated = variant === 'full' } = props
  const hasProvider = useHasProvider()
  const player = voice && rated ? <RatedPlayer {...props} voice={voice} /> : <PlainPlayer {...props} />
  return hasProvider ? player : <OfflineProvider>{player}</OfflineProvider>
}

function PlainPlayer(props: VoicePlayerProps) {
  return <VoicePlayerView {...useVoicePlayer(props)} />
}

function RatedPlayer(props: VoicePlayerProps & { voice: Voice }) {
  const player = useVoicePlayer(props)
  const { generation, stage, text, title } = player
  const snippetId = generation.status === 'ready' ? generation.snippet.voice_snippet_id : null
  const voted = useVote(props.voice.voice_id)
  return (
    <VoicePlayerView
      {...player}
      indicator={<RatingIndicator voted={voted} />}
      prompt={
        <LazyRating
          voice={props.voice}
          voiceName={title}
          heard={{ text, snippetId }}
          status={stage.status}
          onRatingSaved={props.onRatingSaved}
        />
      }
    />
  )
}
