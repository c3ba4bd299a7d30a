import type { Playback } from '../createPlayback.ts'
import type { Track } from '../track.ts'
import { frameMessage, parseFrameCommand } from './frameMessages.ts'
import type { FrameCommand, FrameReport } from './frameMessages.ts'

/** How often the page around hears where a playing sound stands, in milliseconds. */
const TIME_EVERY_MS = 250

/** By what WordPress names a frame that a pasted link has become. */
const NAMED_BY_WORDPRESS = /^#\?secret=([a-z\d]+)$/i

export interface FrameOptions {
  playback: Playback
  /** What plays while the playback has no sound yet, as of a player that loads its own at the first play. */
  player?: Pick<Track, 'play' | 'pause' | 'seek'>
  /** What the frame shows, in a few words. */
  title: string
  /** The view that is shown at first, where the frame has several. */
  view?: string
  /** The page around asks for another view. */
  onView?: (view: string) => void
  /** The frame's window. Default: this one. */
  window?: Window
}

/** The frame's end of the conversation. */
export interface FrameServer {
  /** Tells the page around which view is shown now; the one that is shown already is told once. */
  tellView(view: string): void
  close(): void
}

/**
 * Lets the page around a frame govern its sound, and tells that page what the sound does and how high the frame would be. The
 * first page that asks is the only one ever answered; on a page that stands in no frame nothing happens.
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
  /** Speed that was asked for before there was a sound. */
  let rateWanted: number | null = null
  const [, secret] = NAMED_BY_WORDPRESS.exec(self.location.hash) ?? []
  let { view } = options
  if (parent === self) return { tellView() {}, close() {} }

  const tell = (report: FrameReport) => port?.postMessage(frameMessage(report))
  // Says nothing but that somebody is here, so that whoever the page is may hear it.
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
    // The root is at least as high as the frame; what is in it may be less.
    const heightPx = Math.ceil(self.document.body.getBoundingClientRect().height)
    if (heightPx === height || heightPx === 0) return
    height = heightPx
    tell({ type: 'resize', heightPx })
    // It takes no port, but makes a frame as high as it says, from 200 to 1000 px: one that its content fits is left as it is. It is
    // no secret, and the page's origin is not known.
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
