import { VoicePlayer } from '@voice-rankings/react/player'
import type { VoicePlayerProps } from '@voice-rankings/react/player'
import { VoicePlace } from '../place/VoicePlace.tsx'
import type { VoicePlaceProps } from '../place/VoicePlace.tsx'
import { parsePeakList } from './parsePeakList.ts'
import type { MediaCallbacks } from './PlayerMedia.ts'
import { renderSlot } from './playerSlots.tsx'

export interface PlacedPlayerProps
  extends Omit<VoicePlayerProps, keyof VoicePlaceProps | keyof MediaCallbacks | HiddenProp>, VoicePlaceProps {}

/** Props without a property of the element, or with one that `followSound` defines. */
type HiddenProp = 'draft' | 'onDraft' | 'renderSlot' | 'preload'

/** Player of a voice given as an object or path. */
export function PlacedPlayer({ voice, voicePath, snippet, snippetId, peaks, ...props }: PlacedPlayerProps) {
  const list = typeof peaks === 'string' ? parsePeakList(peaks) : null
  return (
    <VoicePlace {...{ voice, voicePath, snippet, snippetId }} fallback={<slot />}>
      {(placed) => <VoicePlayer {...props} {...placed} renderSlot={renderSlot} peaks={list ?? peaks} preload="none" />}
    </VoicePlace>
  )
}
