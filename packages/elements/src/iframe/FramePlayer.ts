import type { FrameCommand, FrameReport } from '@voice-rankings/playback/frame'
import {
  createSoundChannel,
  FRAME_VERSION,
  frameMessage,
  frameVersion,
  parseFrameReport,
} from '@voice-rankings/playback/frame'

type Report<Type extends FrameReport['type']> = Omit<Extract<FrameReport, { type: Type }>, 'type'>

/** What a framed player tells, by event. */
export interface FramePlayerEvents {
  /** The frame listens; also after it was loaded anew. */
  ready: CustomEvent<Report<'ready'>>
  /** The sound starts, rests, ends, fails, or has another speed or length. */
  state: CustomEvent<Report<'state'>>
  /** Where the sound stands, four times a second while it plays. */
  time: CustomEvent<Report<'time'>>
  /** How high the frame would like to be. Prevent its default to keep the height as it is. */
  resize: CustomEvent<Report<'resize'>>
  /** The frame shows a view: its first one, or another that the visitor chose. */
  view: CustomEvent<Report<'view'>>
  /** The sound could not be played. */
  error: CustomEvent<Report<'error'>>
}

export interface FramePlayerOptions {
  /** Whether the frame is as high as what is in it. Default true. */
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

/** How the sound of a frame stands. */
export type FramePlayerState = Report<'state'>

/**
 * Governs the player in an `<iframe>` whose address is `/embed/…` of a server of voices, and makes the frame as high as what is
 * in it. It takes turns with the other players of the page. Only the frame's own origin is told anything or listened to.
 */
export class FramePlayer extends FrameTarget {
  readonly #frame: HTMLIFrameElement
  readonly #isHighAsContent: boolean
  readonly #turns = createSoundChannel(() => this.pause())
  #port: MessagePort | null = null
  #isReady = false
  #state: FramePlayerState = { status: 'idle', timeMs: 0, durationMs: null, rate: 1 }
  /** What was asked for before the frame listened. */
  #waiting: FrameCommand[] = []
  #isWarned = false

  constructor(frame: HTMLIFrameElement, { autoHeight = true }: FramePlayerOptions = {}) {
    super()
    this.#frame = frame
    this.#isHighAsContent = autoHeight
    this.#page.addEventListener('message', this.#onMessage)
    // A frame that listens already has said so to nobody. To any origin, since it says nothing: which one it has is not known yet.
    frame.contentWindow?.postMessage(frameMessage({ type: 'hello' }), '*')
  }

  /** How the sound stood when it was last told. */
  get state(): FramePlayerState {
    return this.#state
  }

  /** Starts the sound; before the frame listens, as soon as it does. Where the browser refuses, `error` tells. */
  play(): void {
    this.#send({ type: 'play' })
  }

  pause(): void {
    this.#send({ type: 'pause' })
  }

  /** Goes to a time of the sound, in milliseconds. */
  seek(timeMs: number): void {
    this.#send({ type: 'seek', timeMs: Math.max(0, timeMs) })
  }

  /** Speed, 1 = as recorded; the pitch stays. */
  setRate(rate: number): void {
    this.#send({ type: 'rate', rate })
  }

  /** Has a frame with several views show one: `generate`, `details`, `similar` or `analysis`. */
  showView(view: string): void {
    this.#send({ type: 'view', view })
  }

  /** Lets go of the frame, which stays as it is. */
  close(): void {
    this.#page.removeEventListener('message', this.#onMessage)
    this.#port?.close()
    this.#port = null
    this.#turns.close()
  }

  get #page(): Window {
    return this.#frame.ownerDocument.defaultView ?? window
  }

  /** Hands the frame its end of a new port. Only a document of the address's own origin ever gets it. */
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
      if (state.status === 'playing' && this.#state.status !== 'playing') this.#turns.tell()
      this.#state = state
    } else if (report.type === 'time') this.#state = { ...this.#state, timeMs: report.timeMs }
    const isAllowed = this.dispatchEvent(new CustomEvent(type, { detail, cancelable: type === 'resize' }))
    if (report.type === 'resize' && isAllowed && this.#isHighAsContent) {
      this.#frame.style.height = `${report.heightPx}px`
    }
  }
}
