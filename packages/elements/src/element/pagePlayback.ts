import { createPlayback } from '@voice-rankings/playback'
import type { Playback, PlaybackOptions } from '@voice-rankings/playback'
import { shareInPage } from './pageShare.ts'

/** The playback of all elements of a document; `options` are for the first that asks. */
export function pagePlayback(page: Document, options?: PlaybackOptions): Playback {
  return shareInPage(page, 'playback', () => createPlayback(options))
}
