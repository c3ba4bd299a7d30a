const NAME = 'voice-rankings-sound'
const PLAYING = 'playing'

/** Announces playback to other tabs and frames of the site. */
export interface PlaybackChannel {
  /** Announces that playback starts here. */
  announce(): void
  /** Closes the channel; `announce` opens it again. */
  close(): void
}

/** The used part of `BroadcastChannel`. */
export type OpenChannel = (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>

const openInBrowser: OpenChannel = (name) => new BroadcastChannel(name)

/**
 * Creates a channel that keeps playback exclusive among pages of a site, and among independent players on one page:
 * `onOther` is called when playback starts elsewhere, and when the page is left. It opens with the first `announce`, so
 * that a silent page holds no resources. Without browser support, or where it is forbidden, the page is on its own.
 *
 * @example
 * const channel = createPlaybackChannel(() => audio.pause())
 * audio.addEventListener('play', () => channel.announce())
 */
export function createPlaybackChannel(onOther: () => void, open: OpenChannel | null = openInBrowser): PlaybackChannel {
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

  /**
   * A message would evict a page from the back/forward cache, and a restored page would resume in the middle of a
   * sound.
   */
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
    announce() {
      connect()
      channel?.postMessage(PLAYING)
      globalThis.addEventListener?.('pagehide', leave)
    },
    close,
  }
}
