import { createPlayback } from '@voice-rankings/playback'
import type { Playback, TrackInfo } from '@voice-rankings/playback'
import { shareInPage } from '../element/pageShare.ts'

/**
 * Has an element take its turn among all sounds of the site, here and in other tabs and frames, and be on the lock screen
 * while it plays. The returned function takes it out as it is, also while it plays.
 */
export function joinSounds(media: HTMLMediaElement, info: TrackInfo): () => void {
  const playback = shareInPage<Playback>(media.ownerDocument, 'playback', createPlayback)
  return playback.track({ media }, info).retain()
}
