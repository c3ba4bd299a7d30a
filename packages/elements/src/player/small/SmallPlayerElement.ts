import { adoptStyles } from '../../element/adoptStyles.ts'
import { attributeName } from '../../element/attributeName.ts'
import { defineOnce } from '../../element/defineOnce.ts'
import { ElementBase } from '../../element/elementBase.ts'
import { parsePeakList } from '../parsePeakList.ts'
import { VERSION } from '../../version.ts'
import type { PlayerController } from './PlayerController.ts'
import type { fillPlayer } from './fillPlayer.ts'
import styles from './small.css?inline'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'
import { smallTree } from './smallTree.ts'
import { makeNodeIn } from './makeNodeIn.ts'
import type { SmallPlayerMessages } from './messages.ts'
import { restMessages } from './restMessages.ts'

// One string is smaller than a list; the order compresses best.
const PROPS =
  'baseUrl href gender languageCode highlightTarget text durationMs src peaks theme subtitle marks title resume snippetId voicePath'.split(
    ' ',
  ) as (keyof SmallPlayerProps)[]

/** Code that fills in players, shared by all of a page: a request by each of twenty takes 1 ms more. */
let filler: Promise<{ fillPlayer: typeof fillPlayer }> | undefined

/**
 * `<voice-player>` without a framework: shows the player and starts the sound at the first click. Further code for the
 * sound loads on hover or focus, the full player with its More button.
 */
export class SmallPlayerElement extends ElementBase {
  static readonly tag = 'voice-player'
  static readonly version = VERSION
  /** Attributes of the props; each prop is also a property. */
  static readonly observedAttributes: readonly string[] = PROPS.map((name) => {
    const attribute = attributeName(name)
    Object.defineProperty(this.prototype, name, {
      get(this: Element) {
        return this.getAttribute(attribute) ?? undefined
      },
      // Other values become text: peaks are numbers separated by commas.
      set(this: Element, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(attribute)
        else this.setAttribute(attribute, value as string)
      },
    })
    return attribute
  })
  static define(): void {
    defineOnce(this.tag, this)
  }

  declare src?: SmallPlayerProps['src']
  declare peaks?: SmallPlayerProps['peaks']
  /** @internal */
  declare ready?: boolean
  readonly #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
  #media: HTMLAudioElement | undefined
  #controller: PlayerController | undefined
  #texts: Partial<SmallPlayerMessages> | undefined

  connectedCallback(): void {
    if (!this.#controller?.isFull) adoptStyles(this.#root, styles)
    if (this.ready) return
    this.ready = true
    // Properties set before the element was defined shadow the accessors of the class.
    // oxlint-disable-next-line typescript/no-misused-spread -- its own properties are what is wanted
    const given = { ...this }
    for (const name in given) delete this[name]
    Object.assign(this, given)
    // Events that precede a click, and the click.
    for (const type of ['pointerover', 'focusin', 'input', 'click']) this.#root.addEventListener(type, this)
    // Server-rendered content is already complete. A player whose sound is to be loaded is drawn with it.
    if (!this.src || this.#root.firstChild) this.#fill()
    else this.#build()
  }

  /** Must exist: otherwise `moveBefore` disconnects and reconnects the element. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    // Deferred, because frameworks move a node by removing and inserting it.
    setTimeout(() => this.isConnected || (this.#media && this.#free()))
  }

  attributeChangedCallback(name: string, before: string | null, text: string | null): void {
    if (before !== text && this.ready) this.#build(name)
  }

  /** Texts that replace the English ones. */
  get texts(): Partial<SmallPlayerMessages> | undefined {
    return this.#texts
  }

  set texts(texts: Partial<SmallPlayerMessages> | undefined) {
    this.#texts = texts
    if (this.ready) this.#build()
  }

  /** Playback position in milliseconds. */
  get currentTimeMs(): number {
    return this.#controller?.currentTimeMs ?? 0
  }

  /** Starts playback. Never rejects: errors are shown in the player. */
  play(): Promise<void> {
    // Synchronous, because browsers allow playback only during the click event.
    const started = this.#controller
      ? undefined
      : this.#sound()
          .play()
          .catch((error: unknown) => error)
    return this.#load().then((controller) => controller.play(started))
  }

  pause(): void {
    const sound = this.#controller ?? this.#media
    sound?.pause()
  }

  /** Seeks to a position in milliseconds. */
  seek(timeMs: number): void {
    void this.#load().then((controller) => controller.seek(timeMs))
  }

  /** @internal */
  handleEvent({ type, target }: Event): void {
    const control = (target as Element).closest<HTMLElement>('button,input')
    if (!control) return
    // Before the next playback update moves the slider back.
    if (this.#controller) this.#controller.act(type, control)
    else if (type === 'click' && control.matches('[part=play-button]')) void this.play()
    else void this.#load().then((controller) => controller.act(type, control))
  }

  /** Media element of the sound. Its metadata loads at once, since playback is about to start. */
  #sound(): HTMLAudioElement {
    return (this.#media ??= Object.assign(new Audio(), { preload: 'metadata', src: this.src ?? '' }, this))
  }

  #load(): Promise<PlayerController> {
    // Starts loading the sound in parallel with the controller.
    const sound = this.#sound()
    return import('./createController.ts').then(
      (it) => (this.#controller ??= it.createController(this, this.#root, sound)),
    )
  }

  /** Renders the props: the attribute `name` or the texts have changed. */
  #build(name?: string): void {
    const tree = smallTree(makeNodeIn(this.ownerDocument), this, { ...restMessages, ...this.texts })
    if (this.#controller) this.#controller.renew(name, tree)
    else {
      this.#root.querySelector('.root')?.remove()
      this.#root.append(tree)
    }
    this.#fill()
  }

  /** Loads data that the attributes only reference. */
  #fill(): void {
    if (!this.src || !parsePeakList(this.peaks ?? ''))
      (filler ??= import('./fillPlayer.ts')).then(
        (it) => it.fillPlayer(this),
        () => (filler = undefined),
      )
  }

  #free(): void {
    this.#controller?.close()
    this.#media?.pause()
    this.#controller = this.#media = undefined
    this.#build()
  }
}
