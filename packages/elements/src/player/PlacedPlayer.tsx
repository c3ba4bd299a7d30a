import { VoicePlayer } from '@voice-rankings/react/player'
import type { VoicePlayerProps } from '@voice-rankings/react/player'
import { VoicePlace } from '../place/VoicePlace.tsx'
import type { VoicePlaceProps } from '../place/VoicePlace.tsx'
import { parsePeakList } from './parsePeakList.ts'
import type { MediaCallbacks } from './PlayerMedia.ts'

export interface PlacedPlayerProps
  extends Omit<VoicePlayerProps, keyof VoicePlaceProps | keyof MediaCallbacks | 'draft' | 'onDraft'>, VoicePlaceProps {}

/** Player of a voice given as an object or path. */
export function PlacedPlayer({ voice, voicePath, snippet, snippetId, peaks, ...props }: PlacedPlayerProps) {
  const list = typeof peaks === 'string' ? parsePeakList(peaks) : null
  return (
    <VoicePlace {...{ voice, voicePath, snippet, snippetId }}>
      {(placed) => <VoicePlayer {...props} {...placed} peaks={list ?? peaks} />}
    </VoicePlace>
  )
}
