const NAME = 'voice-rankings-sound'
const PLAYING = 'playing'

/** Word between the tabs and frames of one site that a sound begins in one of them. */
export interface SoundChannel {
  /** Tells the others that a sound begins here. */
  tell(): void
  /** Lets go of the channel; telling opens it again. */
  close(): void
}

/** What is needed of `BroadcastChannel`. */
export type OpenChannel = (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>

const openInBrowser: OpenChannel = (name) => new BroadcastChannel(name)

/**
 * Makes the channel over which pages of one site, and several players with nothing else in common on one page, take turns:
 * `onOther` is called when a sound begins elsewhere, and when the page is left. It opens with the first `tell`, so a silent page
 * holds nothing; where a browser has no such channel, or forbids it, the page is on its own.
 *
 * @example
 * const channel = createSoundChannel(() => audio.pause())
 * audio.addEventListener('play', () => channel.tell())
 */
export function createSoundChannel(onOther: () => void, open: OpenChannel | null = openInBrowser): SoundChannel {
  let channel: ReturnType<OpenChannel> | undefined
  let isRefused = open === null

  function connect(): void {
    if (channel || isRefused || !open) return
    try {
      channel = open(NAME)
      channel.addEventListener('message', ({ data }) => data === PLAYING && onOther())
    } catch {
      isRefused = true
    }
  }

  /** A browser that keeps the page for the way back gives it up for a message, and would have it come back in mid-sound. */
  function leave(): void {
    onOther()
    close()
  }

  function close(): void {
    channel?.close()
    channel = undefined
    globalThis.removeEventListener?.('pagehide', leave)
  }

  return {
    tell() {
      connect()
      channel?.postMessage(PLAYING)
      globalThis.addEventListener?.('pagehide', leave)
    },
    close,
  }
}
