import type { Track, TrackInfo } from '@voice-rankings/playback'
import { pagePlayback } from '../../element/pagePlayback.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import { restMessages } from './restMessages.ts'

/**
 * A player's sound among all sounds of the site, here and in other tabs and frames. While it is retained it takes its turn with
 * them, and is on the lock screen while it plays.
 */
export function trackOf(player: SmallPlayer, media: HTMLAudioElement): Track {
  const attribute = (name: string) => player.getAttribute(name) ?? undefined
  // Read when it is shown: the page may name the sound anew.
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
