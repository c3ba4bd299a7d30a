import type { Playback } from '../createPlayback.ts'
import type { Track } from '../track.ts'
import { frameMessage, parseFrameCommand } from './frameMessages.ts'
import type { FrameCommand, FrameReport } from './frameMessages.ts'

/** Interval of position reports, in milliseconds. */
const TIME_EVERY_MS = 250

/** URL fragment by which WordPress identifies an oEmbed frame. */
const NAMED_BY_WORDPRESS = /^#\?secret=([a-z\d]+)$/i

export interface FrameOptions {
  playback: Playback
  /** Player to control while the playback has no track yet, as for a player that loads its own at the first play. */
  player?: Pick<Track, 'play' | 'pause' | 'seek'>
  /** Short title of the frame's content. */
  title: string
  /** Initial view, if the frame has several. */
  view?: string
  /** Called when the embedding page requests another view. */
  onView?: (view: string) => void
  /** Window of the frame. Default: the current one. */
  window?: Window
}

/** Frame side of the protocol. */
export interface FrameServer {
  /** Reports the displayed view to the embedding page, if it has changed. */
  tellView(view: string): void
  close(): void
}

/**
 * Lets the embedding page control a frame's playback, and reports state and height. Only the first page that connects
 * is answered; outside of a frame it does nothing.
 *
 * @example
 * const server = serveFrame({ playback, title: 'Good morning' })
 */
export function serveFrame(options: FrameOptions): FrameServer {
  const { playback, player, title, onView, window: self = window } = options
  const { parent } = self
  let origin: string | null = null
  let port: MessagePort | null = null
  let followed: { track: Track; leave: () => void } | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let height = 0
  /** Rate requested before there was a track. */
  let rateWanted: number | null = null
  const [, secret] = NAMED_BY_WORDPRESS.exec(self.location.hash) ?? []
  let { view } = options
  if (parent === self) return { tellView() {}, close() {} }

  const tell = (report: FrameReport) => port?.postMessage(frameMessage(report))
  // Contains no data, so any origin may receive it.
  const announce = () => parent.postMessage(frameMessage({ type: 'here' }), '*')

  function onMessage(event: MessageEvent): void {
    if (event.source !== parent || (origin !== null && event.origin !== origin)) return
    const type = parseFrameCommand(event.data)?.type
    if (type === 'hello') announce()
    const [offered] = event.ports
    if (!offered || type !== 'connect') return
    origin = event.origin
    port?.close()
    port = offered
    port.addEventListener('message', ({ data }) => {
      const command = parseFrameCommand(data)
      if (command) obey(command)
    })
    port.start()
    tell({ type: 'ready', title })
    if (view !== undefined) tell({ type: 'view', view })
    height = 0
    tellHeight()
    tellState()
  }

  function obey(command: FrameCommand): void {
    const track = playback.latest.getState()
    const sound = track ?? player
    if (command.type === 'play') void sound?.play()
    else if (command.type === 'pause') sound?.pause()
    else if (command.type === 'seek') sound?.seek(command.timeMs)
    else if (command.type === 'rate') {
      if (track) track.adjust({ rate: command.rate })
      else rateWanted = command.rate
    } else if (command.type === 'view') onView?.(command.view)
  }

  function follow(): void {
    const track = playback.latest.getState()
    if (followed?.track === track) return
    followed?.leave()
    followed = track && { track, leave: track.subscribe(tellState) }
    if (rateWanted !== null) track?.adjust({ rate: rateWanted })
    if (track) rateWanted = null
    tellState()
  }

  function tellState(): void {
    const track = followed?.track
    const state = track?.getState()
    clearInterval(timer)
    if (!track || !state || !port) return
    const { status, durationMs, rate } = state
    tell({ type: 'state', status, timeMs: track.currentTimeMs, durationMs, rate })
    if (state.status === 'error') tell({ type: 'error', code: state.error.code, message: state.error.message })
    if (status === 'playing') {
      timer = setInterval(() => tell({ type: 'time', timeMs: track.currentTimeMs }), TIME_EVERY_MS)
    }
  }

  function tellHeight(): void {
    // Measures the body: the root element is at least as high as the frame.
    const heightPx = Math.ceil(self.document.body.getBoundingClientRect().height)
    if (heightPx === height || heightPx === 0) return
    height = heightPx
    tell({ type: 'resize', heightPx })
    // WordPress accepts no port, but sets the height of a frame between 200 and 1000 px to the reported value; a frame
    // that fits is left unchanged. The value is not confidential, and the page's origin is unknown.
    if (secret !== undefined && heightPx > self.innerHeight)
      parent.postMessage({ message: 'height', value: heightPx, secret }, '*')
  }

  const observer = new ResizeObserver(tellHeight)
  observer.observe(self.document.body)
  self.addEventListener('message', onMessage)
  const leave = playback.latest.subscribe(follow)
  follow()
  announce()

  return {
    tellView(next) {
      if (next === view) return
      view = next
      tell({ type: 'view', view })
    },
    close() {
      observer.disconnect()
      self.removeEventListener('message', onMessage)
      leave()
      followed?.leave()
      clearInterval(timer)
      port?.close()
      port = null
    },
  }
}
