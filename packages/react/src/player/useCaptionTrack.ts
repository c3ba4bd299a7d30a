import { useEffect } from 'react'
import type { Stage } from './VoicePlayerModel.ts'

/**
 * Gives a video of the page that was taken over captions of its own, which the browser shows in its picture. Of an audio
 * element browsers show none, as it has no place for them (W3C WebVTT, processing model): there the player's own words are
 * the captions.
 */
export function useCaptionTrack({ track, marks }: Stage, languageCode: string | undefined, label: string): void {
  useEffect(() => {
    if (!track || !('media' in track.source) || marks.length === 0) return
    const { media } = track.source
    if (media.nodeName !== 'VIDEO') return
    let isGone = false
    let detach: (() => void) | undefined
    async function attach(): Promise<void> {
      const { attachCaptions } = await import('@voice-rankings/playback/captions')
      if (!isGone) detach = attachCaptions(media, marks, { languageCode, label })
    }
    attach().catch((error: unknown) => console.error('The captions could not be added.', error))
    return () => {
      isGone = true
      detach?.()
    }
  }, [track, marks, languageCode, label])
}
