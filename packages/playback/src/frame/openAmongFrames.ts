import type { OpenChannel } from '../createPlaybackChannel.ts'

/**
 * Opens a channel between the frames of one page. Sandboxed frames have opaque origins, so they share no
 * `BroadcastChannel`. Any other frame on the page can listen and send: transmit nothing confidential, and accept
 * nothing harmful.
 *
 * @example
 * const channel = createPlaybackChannel(() => audio.pause(), openAmongFrames)
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
      // Frames with opaque origins cannot be addressed by origin.
      for (let index = 0; index < parent.length; index += 1) parent[index]?.postMessage({ channel: name, said }, '*')
    },
    close: () => removeEventListener('message', hear),
  }
}

/**
 * True in a sandboxed frame with an opaque origin.
 *
 * @example
 * if (!hasNoOrigin()) localStorage.setItem('visited', 'yes')
 */
export function hasNoOrigin(): boolean {
  return globalThis.origin === 'null'
}
