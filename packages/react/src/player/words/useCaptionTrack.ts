import { useEffect } from 'react'
import { useChunk } from '../useChunk.ts'
import type { Stage } from '../VoicePlayerModel.ts'

const loadCaptions = () => import('@voice-rankings/playback/captions')

/**
 * Gives a video of the page that was taken over captions of its own, which the browser shows in its picture. Of an audio
 * element browsers show none, as it has no place for them (W3C WebVTT, processing model): there the player's own words are
 * the captions.
 */
export function useCaptionTrack({ track, marks }: Stage, languageCode: string | undefined, label: string): void {
  const media = track && 'media' in track.source && track.source.media.nodeName === 'VIDEO' ? track.source.media : null
  const isWanted = media !== null && marks.length > 0
  const captions = useChunk(loadCaptions, isWanted, 'The captions could not be added.')
  useEffect(() => {
    if (captions && media && isWanted) return captions.attachCaptions(media, marks, { languageCode, label })
  }, [captions, media, isWanted, marks, languageCode, label])
}
