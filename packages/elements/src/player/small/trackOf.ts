import type { Track, TrackInfo } from '@voice-rankings/playback'
import { pagePlayback } from '../../element/pagePlayback.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import { restMessages } from './restMessages.ts'

/**
 * Track of a player, among all sounds of the site in this and other tabs and frames. While retained, only one of them
 * plays, and a playing track is on the lock screen.
 */
export function trackOf(player: SmallPlayer, media: HTMLAudioElement): Track {
  const attribute = (name: string) => player.getAttribute(name) ?? undefined
  // Read on demand, since the page may rename the sound.
  const info: TrackInfo = {
    get title() {
      return attribute('title') || (player.texts?.untitled ?? restMessages.untitled)
    },
    get subtitle() {
      return attribute('subtitle')
    },
    get href() {
      return attribute('href')
    },
    get gender() {
      const gender = attribute('gender')
      return gender === 'female' || gender === 'male' ? gender : undefined
    },
  }
  return pagePlayback(player.ownerDocument).track({ media }, info)
}
