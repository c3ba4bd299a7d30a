import { adoptStyles } from '../../element/adoptStyles.ts'
import { attributeName } from '../../element/attributeName.ts'
import { defineOnce } from '../../element/defineOnce.ts'
import { ElementBase } from '../../element/elementBase.ts'
import { parsePeakList } from '../parsePeakList.ts'
import { VERSION } from '../../version.ts'
import type { PlayerController } from './PlayerController.ts'
import styles from './small.css?inline'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'
import { smallTree } from './smallTree.ts'
import { makeNodeIn } from './makeNodeIn.ts'
import type { SmallPlayerMessages } from './messages.ts'
import { restMessages } from './restMessages.ts'

// As one text, which weighs less than a list, in the order that is packed smallest.
const PROPS =
  'voicePath durationMs peaks snippetId baseUrl subtitle highlightTarget text title href theme languageCode gender marks src resume'.split(
    ' ',
  ) as (keyof SmallPlayerProps)[]

/**
 * `<voice-player>` without a framework: what is seen of a player, and its sound at the first click. All that a sound needs
 * besides comes as soon as somebody points to the player, the full player by its More button.
 */
export class SmallPlayerElement extends ElementBase {
  static readonly tag = 'voice-player'
  static readonly version = VERSION
  /** Of each prop, which is a property too. */
  static readonly observedAttributes: readonly string[] = PROPS.map((name) => {
    const attribute = attributeName(name)
    Object.defineProperty(this.prototype, name, {
      get(this: Element) {
        return this.getAttribute(attribute) ?? undefined
      },
      // What is no text becomes one: peaks are numbers between commas.
      set(this: Element, value: unknown) {
        if ((value ?? false) === false) this.removeAttribute(attribute)
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
  readonly #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
  #media: HTMLAudioElement | undefined
  #controller: PlayerController | undefined
  #isReady: boolean | undefined
  #texts: Partial<SmallPlayerMessages> | undefined

  connectedCallback(): void {
    if (!this.#controller?.isFull) adoptStyles(this.#root, styles)
    if (this.#isReady) return
    this.#isReady = true
    // What a page set before the element was defined hides the accessors of the class.
    // oxlint-disable-next-line typescript/no-misused-spread -- its own properties are what is wanted
    const given = { ...this }
    for (const name in given) delete this[name]
    Object.assign(this, given)
    // What may come before a click, and the click.
    for (const type of ['pointerover', 'focusin', 'input', 'click']) this.#root.addEventListener(type, this)
    // What a server wrote is the player already.
    if (this.#root.firstChild) this.#fill()
    else this.#build()
  }

  /** Its being there keeps `moveBefore` from taking the element out and in again. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    // Later, because frameworks move a node by taking it out and putting it in again.
    setTimeout(() => this.isConnected || (this.#media && this.#free()))
  }

  attributeChangedCallback(name: string, before: string | null, text: string | null): void {
    if (before !== text && this.#isReady) this.#build(name)
  }

  /** Texts in place of English ones. */
  get texts(): Partial<SmallPlayerMessages> | undefined {
    return this.#texts
  }

  set texts(texts: Partial<SmallPlayerMessages> | undefined) {
    this.#texts = texts
    if (this.#isReady) this.#build()
  }

  /** Where the sound stands, in milliseconds. */
  get currentTimeMs(): number {
    return this.#controller?.currentTimeMs ?? 0
  }

  /** Starts the sound. Never rejects: what goes wrong is told in the player. */
  play(): Promise<void> {
    // At once, because a browser lets a sound begin only in the same breath as the click.
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

  /** Goes to a time of the sound, in milliseconds. */
  seek(timeMs: number): void {
    void this.#load().then((controller) => controller.seek(timeMs))
  }

  /** @internal */
  handleEvent({ type, target }: Event): void {
    const control = (target as Element).closest<HTMLElement>('button,input')
    if (!control) return
    // At once, before the sound moves the slider that was moved.
    if (this.#controller) this.#controller.act(type, control)
    else if (type === 'click' && control.matches('[part=play-button]')) void this.play()
    else void this.#load().then((controller) => controller.act(type, control))
  }

  /** The sound. Its head is asked for at once: who wants it is about to play it. */
  #sound(): HTMLAudioElement {
    return (this.#media ??= Object.assign(new Audio(), { preload: 'metadata', src: this.src ?? '' }, this))
  }

  #load(): Promise<PlayerController> {
    // On its way beside the script that works it.
    const sound = this.#sound()
    return import('./createController.ts').then(
      (it) => (this.#controller ??= it.createController(this, this.#root, sound)),
    )
  }

  /** Shows what the page says: the attribute `name` is another, or the texts are. */
  #build(name?: string): void {
    const tree = smallTree(makeNodeIn(this.ownerDocument), this, { ...restMessages, ...this.texts })
    if (this.#controller) this.#controller.renew(name, tree)
    else {
      this.#root.querySelector('.root')?.remove()
      this.#root.append(tree)
    }
    this.#fill()
  }

  /** Fetches what the attributes only name. */
  #fill(): void {
    const { src, peaks } = this
    if (!src || (peaks && !parsePeakList(peaks))) void import('./fillPlayer.ts').then((it) => it.fillPlayer(this))
  }

  #free(): void {
    this.#controller?.close()
    this.#media?.pause()
    this.#controller = this.#media = undefined
    this.#build()
  }
}
