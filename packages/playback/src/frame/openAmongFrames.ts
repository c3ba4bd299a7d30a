import type { OpenChannel } from '../createSoundChannel.ts'

/**
 * Opens a channel between the frames of one page. A frame that the page around has taken its origin from is of another origin
 * than its like, so it shares no `BroadcastChannel` with them. Whoever else is framed there may listen and talk: say nothing
 * that nobody may know, and obey nothing that would harm.
 *
 * @example
 * const channel = createSoundChannel(() => audio.pause(), openAmongFrames)
 */
export const openAmongFrames: OpenChannel = (name) => {
  const channel = new EventTarget()
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === self || typeof data !== 'object' || data === null || !('channel' in data)) return
    if (data.channel === name && 'said' in data) channel.dispatchEvent(new MessageEvent('message', { data: data.said }))
  }
  addEventListener('message', hear)
  return {
    addEventListener: channel.addEventListener.bind(channel),
    postMessage(said: unknown) {
      // No such frame has an origin that could be named.
      for (let index = 0; index < parent.length; index += 1) parent[index]?.postMessage({ channel: name, said }, '*')
    },
    close: () => removeEventListener('message', hear),
  }
}

/**
 * Whether the page around has taken this one's origin from it, by `sandbox`.
 *
 * @example
 * if (!hasNoOrigin()) localStorage.setItem('visited', 'yes')
 */
export function hasNoOrigin(): boolean {
  return globalThis.origin === 'null'
}
