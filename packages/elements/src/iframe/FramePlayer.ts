import type { FrameCommand, FrameReport } from '@voice-rankings/playback/frame'
import {
  createPlaybackChannel,
  FRAME_VERSION,
  frameMessage,
  frameVersion,
  parseFrameReport,
} from '@voice-rankings/playback/frame'

type Report<Type extends FrameReport['type']> = Omit<Extract<FrameReport, { type: Type }>, 'type'>

/** Events of a framed player. */
export interface FramePlayerEvents {
  /** The frame is ready, also after a reload. */
  ready: CustomEvent<Report<'ready'>>
  /** Playback started, paused, ended or failed, or the speed or length changed. */
  state: CustomEvent<Report<'state'>>
  /** Playback position, four times a second during playback. */
  time: CustomEvent<Report<'time'>>
  /** Content height of the frame. Prevent its default to keep the frame's height. */
  resize: CustomEvent<Report<'resize'>>
  /** Current view of the frame: the initial one, or one chosen by the visitor. */
  view: CustomEvent<Report<'view'>>
  /** The sound failed to play. */
  error: CustomEvent<Report<'error'>>
}

export interface FramePlayerOptions {
  /** Sets the frame's height to its content height. Default true. */
  autoHeight?: boolean
}

interface FrameTarget {
  addEventListener<K extends keyof FramePlayerEvents>(
    type: K,
    listener: (event: FramePlayerEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<K extends keyof FramePlayerEvents>(
    type: K,
    listener: (event: FramePlayerEvents[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  dispatchEvent(event: Event): boolean
}

const FrameTarget = EventTarget as unknown as new () => FrameTarget

/** Playback state of a frame. */
export type FramePlayerState = Report<'state'>

/**
 * Controls the player in an `<iframe>` with an `/embed/…` address of a voice server, and sets the frame's height to its
 * content height. Only one player of the page plays at a time. Messages are exchanged with the frame's own origin only.
 */
export class FramePlayer extends FrameTarget {
  readonly #frame: HTMLIFrameElement
  readonly #isHighAsContent: boolean
  readonly #channel = createPlaybackChannel(() => this.pause())
  #port: MessagePort | null = null
  #isReady = false
  #state: FramePlayerState = { status: 'idle', timeMs: 0, durationMs: null, rate: 1 }
  /** Commands queued until the frame is ready. */
  #waiting: FrameCommand[] = []
  #isWarned = false

  constructor(frame: HTMLIFrameElement, { autoHeight = true }: FramePlayerOptions = {}) {
    super()
    this.#frame = frame
    this.#isHighAsContent = autoHeight
    this.#page.addEventListener('message', this.#onMessage)
    // A frame that is already ready has announced itself to nobody. The message carries no data, so it may go to any
    // origin; the frame's is unknown until it answers.
    frame.contentWindow?.postMessage(frameMessage({ type: 'hello' }), '*')
  }

  /** Last reported playback state. */
  get state(): FramePlayerState {
    return this.#state
  }

  /** Starts playback, or as soon as the frame is ready. If the browser blocks it, `error` is dispatched. */
  play(): void {
    this.#send({ type: 'play' })
  }

  pause(): void {
    this.#send({ type: 'pause' })
  }

  /** Seeks to a position in milliseconds. */
  seek(timeMs: number): void {
    this.#send({ type: 'seek', timeMs: Math.max(0, timeMs) })
  }

  /** Playback speed, 1 = as recorded; the pitch is preserved. */
  setRate(rate: number): void {
    this.#send({ type: 'rate', rate })
  }

  /** Shows a view of a frame that has several: `generate`, `details`, `similar` or `analysis`. */
  showView(view: string): void {
    this.#send({ type: 'view', view })
  }

  /** Disconnects from the frame, which stays as it is. */
  close(): void {
    this.#page.removeEventListener('message', this.#onMessage)
    this.#port?.close()
    this.#port = null
    this.#channel.close()
  }

  get #page(): Window {
    return this.#frame.ownerDocument.defaultView ?? window
  }

  /** Sends the frame its end of a new port, addressed to the origin of its address only. */
  #connect(origin: string): void {
    const { port1, port2 } = new MessageChannel()
    this.#port?.close()
    this.#isReady = false
    this.#port = port1
    port1.addEventListener('message', ({ data }) => this.#hear(data))
    port1.start()
    this.#frame.contentWindow?.postMessage(frameMessage({ type: 'connect' }), origin, [port2])
  }

  readonly #onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow) return
    if (origin !== new URL(this.#frame.src, this.#frame.baseURI).origin) return
    const version = frameVersion(data)
    if (version !== null && version !== FRAME_VERSION && !this.#isWarned) {
      this.#isWarned = true
      console.warn(
        `The frame speaks version ${version} and this page ${FRAME_VERSION}. Load the script of that server.`,
      )
    }
    if (parseFrameReport(data)?.type === 'here') this.#connect(origin)
  }

  #send(command: FrameCommand): void {
    if (this.#isReady) this.#port?.postMessage(frameMessage(command))
    else this.#waiting = [...this.#waiting.filter(({ type }) => type !== command.type), command]
  }

  #hear(data: unknown): void {
    const report = parseFrameReport(data)
    if (!report || report.type === 'here') return
    const { type, ...detail } = report
    if (report.type === 'ready') {
      this.#isReady = true
      for (const command of this.#waiting.splice(0)) this.#send(command)
    } else if (report.type === 'state') {
      const { type: _type, ...state } = report
      if (state.status === 'playing' && this.#state.status !== 'playing') this.#channel.announce()
      this.#state = state
    } else if (report.type === 'time') this.#state = { ...this.#state, timeMs: report.timeMs }
    const isAllowed = this.dispatchEvent(new CustomEvent(type, { detail, cancelable: type === 'resize' }))
    if (report.type === 'resize' && isAllowed && this.#isHighAsContent) {
      this.#frame.style.height = `${report.heightPx}px`
    }
  }
}
