import { useEffect } from 'react'
import type { Stage } from './VoicePlayerModel.ts'

/**
 * Gives an element of the page that was taken over captions of its own, which the browser and its extensions show. An
 * element that stands nowhere in the page has nobody to show them to.
 */
export function useCaptionTrack({ track, marks }: Stage, languageCode: string | undefined, label: string): void {
  useEffect(() => {
    if (!track || !('media' in track.source) || marks.length === 0) return
    const { media } = track.source
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
