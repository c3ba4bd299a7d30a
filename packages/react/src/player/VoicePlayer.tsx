import type { Voice } from '@voice-rankings/contract'
import { RatingIndicator, useVoiceRating } from '../ratings/index.ts'
import { OfflineProvider, useHasProvider } from '../runtime/index.ts'
import { LazyRatingPrompt } from './LazyRatingPrompt.tsx'
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
  const rating = useVoiceRating({
    voice: props.voice,
    heard: { text, snippetId },
    status: stage.status,
    onRatingSaved: props.onRatingSaved,
  })
  return (
    <VoicePlayerView
      {...player}
      indicator={<RatingIndicator voted={rating.voted} />}
      prompt={
        <LazyRatingPrompt
          isHeard={stage.status === 'playing'}
          voiceName={title}
          open={rating.isAsked}
          onRate={rating.rate}
          onDismiss={rating.dismiss}
        />
      }
    />
  )
}
