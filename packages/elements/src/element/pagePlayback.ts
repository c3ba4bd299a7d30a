import { createPlayback } from '@voice-rankings/playback'
import type { Playback, PlaybackOptions } from '@voice-rankings/playback'
import { shareInPage } from './pageShare.ts'

/** Playback shared by all elements of a document; `options` apply to the first call. */
export function pagePlayback(page: Document, options?: PlaybackOptions): Playback {
  return shareInPage(page, 'playback', () => createPlayback(options))
}
