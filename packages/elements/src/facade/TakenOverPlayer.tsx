import { VoicePlayer } from '@voice-rankings/react/player'
import type { VoicePlayerProps } from '@voice-rankings/react/player'
import { VoicePlace } from '../place/VoicePlace.tsx'

interface TakenOverPlayerProps extends Pick<
  VoicePlayerProps,
  'media' | 'onPlay' | 'onPause' | 'onEnded' | 'onSnippet' | 'onRatingSaved'
> {
  voicePath?: string
  snippetId?: string
}

/** The full player of a voice, whose sample or snippet is in an element that may play already. */
export function TakenOverPlayer({ voicePath, snippetId, media, ...on }: TakenOverPlayerProps) {
  return (
    <VoicePlace voicePath={voicePath} snippetId={snippetId}>
      {({ voice, snippet }) => {
        const sample = voice && {
          text: voice.voice_sample_text,
          marks: voice.voice_sample_word_times,
          peaks: voice.voice_sample_peaks,
        }
        const heard = media && !snippet ? { media, stopsMedia: true, ...sample } : {}
        return <VoicePlayer {...on} {...heard} voice={voice} snippet={snippet} />
      }}
    </VoicePlace>
  )
}
