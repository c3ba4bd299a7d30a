import type { AudioSource } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'
import type { Calls, Client } from '@voice-rankings/sdk'
import { renewAudio } from '../../requests/renewAudio.ts'

/**
 * Source of an audio field of the API: base64 unchanged, a path resolved against the client's address. When the address of
 * a private snippet has ended, its sound goes on from a new one, at the same place; a second failure before it plays is an
 * error. The script build has a source without renewal (`scriptSource.ts`).
 */
export function soundSource(client: Pick<Client, 'url'> & Partial<Calls<'snippets.get'>>, field: string): AudioSource {
  const source = readAudioSource(field)
  if (!('url' in source)) return source
  const url = client.url(source.url)
  if (!url.includes('?access=')) return { url }
  let isRenewed = false
  return {
    url,
    renew(media, { code }) {
      if (isRenewed || code === 'blocked') return false
      isRenewed = true
      media.addEventListener('playing', () => (isRenewed = false), { once: true })
      void renewAudio(client, url)
        // The old address again: it reports the error.
        .catch(() => url)
        .then((next) => goOn(media, next))
      return true
    },
  }
}

/** Gives a media element another address of its sound, which resets place and rate. */
function goOn(media: HTMLMediaElement, address: string): void {
  const { currentTime, playbackRate, paused } = media
  media.src = address
  Object.assign(media, { currentTime, playbackRate })
  // A failure is an event of the element, too.
  if (!paused) media.play().catch(() => {})
}
