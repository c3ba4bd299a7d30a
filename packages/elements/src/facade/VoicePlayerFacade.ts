import { adoptStyles } from '../element/adoptStyles.ts'
import { attributeName } from '../element/attributeName.ts'
import { defineOnce } from '../element/defineOnce.ts'
import { ElementBase } from '../element/elementBase.ts'
import { VERSION } from '../version.ts'
import { buildTree } from './buildTree.ts'
import type { Deck } from './Deck.ts'
import styles from './facade.css?inline'
import type { FacadeProps } from './FacadeProps.ts'
import { facadeTree } from './facadeTree.ts'
import type { FacadeMessages } from './messages.ts'
import { restMessages } from './restMessages.ts'

const PROPS = [
  'src',
  'title',
  'subtitle',
  'gender',
  'peaks',
  'durationMs',
  'marks',
  'text',
  'languageCode',
  'highlightTarget',
  'resume',
  'href',
  'theme',
  'voicePath',
  'snippetId',
  'baseUrl',
] as const satisfies (keyof FacadeProps)[]

const ATTRIBUTES: readonly string[] = PROPS.map(attributeName)
/** What may come before a click, and the click. */
const INTENTS = ['pointerover', 'focusin', 'input', 'click']

/**
 * `<voice-player>` without a framework: what is seen of a player, and its sound at the first click. All that a sound needs
 * besides comes as soon as somebody points to the player, the full player by its More button.
 */
export class VoicePlayerFacade extends ElementBase {
  static readonly tag = 'voice-player'
  static readonly version = VERSION
  static readonly observedAttributes = ATTRIBUTES
  static define(): void {
    defineOnce(this.tag, this)
  }

  /** Texts in place of English ones. Set before the element is on the page. */
  texts: Partial<FacadeMessages> = {}
  readonly #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
  #media: HTMLAudioElement | null = null
  #deck: Deck | null = null
  #isReady = false

  connectedCallback(): void {
    if (!this.#deck?.isFull) adoptStyles(this.#root, styles)
    if (this.#isReady) return
    this.#isReady = true
    for (const name of PROPS) {
      // What a page set before the element was defined hides the accessor of the class.
      const own = Object.getOwnPropertyDescriptor(this, name)
      if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value)
    }
    // What a server wrote is the player already.
    if (!this.#root.querySelector('.root')) this.#build()
    for (const type of INTENTS) this.#root.addEventListener(type, this)
    this.#fill()
  }

  /** Its being there keeps `moveBefore` from taking the element out and in again. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    // Later, because frameworks move a node by taking it out and putting it in again.
    setTimeout(() => !this.isConnected && this.#free())
  }

  attributeChangedCallback(name: string, before: string | null, text: string | null): void {
    if (!this.#isReady || before === text || this.#deck?.isFull) return
    if (name === 'src') this.#free()
    this.#build()
    // Only what says where to look: what is filled in changes attributes, too.
    if (/^(peaks|voice|snippet)/u.test(name)) this.#fill()
  }

  /** Where the sound stands, in milliseconds. */
  get currentTimeMs(): number {
    return this.#deck?.currentTimeMs ?? 0
  }

  /** Starts the sound. Never rejects: what goes wrong is told in the player. */
  async play(): Promise<void> {
    if (this.#deck) return this.#deck.play()
    // At once, because a browser lets a sound begin only in the same breath as the click.
    const started = this.#sound().play()
    await (await this.#load()).follow(started)
  }

  pause(): void {
    const sound = this.#deck ?? this.#media
    sound?.pause()
  }

  /** Goes to a time of the sound, in milliseconds. */
  seek(timeMs: number): void {
    void this.#load().then((deck) => deck.seek(timeMs))
  }

  /** @internal */
  handleEvent({ type, target }: Event): void {
    const control = (target as Element).closest<HTMLElement>('.root > button, input')
    if (!control) return
    if (!this.#deck && type === 'click' && control.matches('[part=play-button]')) void this.play()
    else void this.#load().then((deck) => deck.act(type, control))
  }

  #sound(): HTMLAudioElement {
    if (this.#media) return this.#media
    this.#media = new Audio()
    this.#media.preload = 'none'
    const src = this.getAttribute('src')
    if (src) this.#media.src = src
    return this.#media
  }

  async #load(): Promise<Deck> {
    const { createDeck } = await import('./createDeck.ts')
    return (this.#deck ??= createDeck(this, this.#root, this.#sound()))
  }

  #props(): FacadeProps {
    return Object.fromEntries(PROPS.map((name, n) => [name, this.getAttribute(ATTRIBUTES[n] ?? '') ?? undefined]))
  }

  #build(): void {
    this.#root.querySelector('.root')?.remove()
    this.#root.append(buildTree(this.ownerDocument, facadeTree(this.#props(), { ...restMessages, ...this.texts })))
    this.#deck?.act('build')
  }

  /** Fetches what the attributes only name. */
  #fill(): void {
    const { src, peaks, voicePath, snippetId } = this.#props()
    if (!src && (voicePath || snippetId)) void import('./fillFromCatalogue.ts').then((it) => it.fillFromCatalogue(this))
    else if (peaks && !/^[\d\s]/u.test(peaks)) void import('./fillPeaks.ts').then((it) => it.fillPeaks(this, peaks))
  }

  #free(): void {
    this.#deck?.close()
    this.#media?.pause()
    this.#deck = null
    this.#media = null
  }

  static {
    PROPS.forEach((name, n) => {
      const attribute = ATTRIBUTES[n] ?? name
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        get(this: Element) {
          return this.getAttribute(attribute)
        },
        set(this: Element, value: string | number | boolean | readonly number[] | null | undefined) {
          if (value === null || value === undefined || value === false) this.removeAttribute(attribute)
          else this.setAttribute(attribute, value === true ? '' : String(value))
        },
      })
    })
  }
}
