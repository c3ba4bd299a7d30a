import type { Runtime } from '@voice-rankings/react'
import { createClient } from '@voice-rankings/sdk'
import { completeRuntime } from '@voice-rankings/react/inside/runtime/createRuntime.ts'
import { attributeName } from './attributeName.ts'
import { eventName } from './eventName.ts'
import { createElementRoot } from './createElementRoot.tsx'
import type { ElementRoot } from './createElementRoot.tsx'
import type {
  CallbackKey,
  CommonProps,
  ElementComponent,
  ElementDefinition,
  PropKey,
  PropKind,
  VoiceElementClass,
} from './elementTypes.ts'
import { adoptStyles } from './adoptStyles.ts'
import { defineOnce } from './defineOnce.ts'
import { ElementBase } from './elementBase.ts'
import { shareInPage } from './pageShare.ts'
import { parseAttribute } from './parseAttribute.ts'
import { playerRuntimeOf } from './playerRuntimeOf.ts'
import STYLES from './components.css?inline'
import { defaultBaseUrl } from './defaultBaseUrl.ts'
import { VERSION } from '../version.ts'
import { withServerLinks } from './withServerLinks.tsx'

const COMMON: { [K in keyof CommonProps]-?: PropKind } = {
  baseUrl: 'string',
  theme: 'string',
  runtime: 'property',
  messages: 'property',
}

/** Class interface by which the script build upgrades a placeholder. */
export interface UpgradableClass extends CustomElementConstructor {
  /** Turns a connected placeholder into an instance of the class and renders it. */
  upgrade(element: HTMLElement): void
}

/** Constructs an element, or returns the placeholder it replaces. */
class PlaceholderBase extends ElementBase {
  constructor(placeholder?: HTMLElement) {
    if (placeholder) return placeholder
    super()
  }
}

/**
 * Creates the class of a custom element for a component: props become properties and attributes, callbacks become
 * events. The class is registered by its `define()`.
 */
export function defineElement<P extends object>(
  tag: string,
  Component: ElementComponent<P>,
  definition: NoInfer<ElementDefinition<P>>,
): VoiceElementClass<P> {
  const kinds: Record<string, PropKind> = { ...COMMON, ...definition.props }
  const props = Object.keys(kinds)
  const propOf = new Map(
    props.filter((name) => kinds[name] !== 'property').map((name) => [attributeName(name) as string, name]),
  )

  const Linked = withServerLinks(Component)

  class DefinedElement extends PlaceholderBase {
    static readonly tag = tag
    static readonly version = VERSION
    static readonly definition = definition
    static readonly observedAttributes = [...propOf.keys()]

    static define(): void {
      defineOnce(tag, this)
    }

    static upgrade(element: HTMLElement): void {
      const own = #root in element ? element : new this(element)
      if (!own.#attributes) {
        // Removes the styles of the placeholder.
        own.#root.adoptedStyleSheets = []
        own.#root.replaceChildren()
        own.#attributes = followAttributes(own, this.observedAttributes)
      }
      if (own.isConnected) this.prototype.connectedCallback.call(own)
    }

    readonly #values = new Map<string, unknown>()
    readonly #callbacks = callbacksOf(this, definition)
    readonly #root: ShadowRoot = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    #attributes: MutationObserver | undefined
    #content: ElementRoot<P> | null = null
    #isQueued = false

    constructor(placeholder?: HTMLElement) {
      super(placeholder)
      // Properties set before the element was defined shadow the accessors of the class.
      for (const name of props) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        this.#values.set(name, value)
      }
    }

    get shared() {
      return this.#value('runtime') ?? runtimeOf(this.ownerDocument, this.#value('baseUrl') ?? defaultBaseUrl())
    }

    connectedCallback(): void {
      // Needed again after a move to another document, which has its own style sheets.
      adoptStyles(this.#root, STYLES)
      this.#queue()
    }

    /** Must exist: otherwise `moveBefore` disconnects and reconnects the element. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      // Deferred, because frameworks move a node by removing and inserting it.
      setTimeout(() => {
        if (this.isConnected) return
        this.#content?.unmount()
        this.#content = null
        definition.left?.(this)
      })
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
      const name = propOf.get(attribute)
      if (name === undefined || before === text) return
      this.#set(name, parseAttribute(kinds[name] ?? 'string', text))
    }

    #value<K extends keyof CommonProps>(name: K): CommonProps[K] {
      return this.#values.get(name) as CommonProps[K]
    }

    #set(name: string, value: unknown): void {
      if (Object.is(this.#values.get(name), value)) return
      if (value === undefined) this.#values.delete(name)
      else this.#values.set(name, value)
      this.#queue()
    }

    /** Batches all changes of a task into one rendering. */
    #queue(): void {
      if (this.#isQueued || !this.isConnected) return
      this.#isQueued = true
      queueMicrotask(() => {
        this.#isQueued = false
        if (!this.isConnected) return
        this.#content ??= createElementRoot(this.#root, Linked)
        const values = Object.fromEntries(this.#values) as P & CommonProps
        this.#content.render({ ...values, ...this.#callbacks }, this.shared)
      })
    }

    static {
      for (const name of props) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: DefinedElement) {
            return this.#values.get(name)
          },
          set(this: DefinedElement, value: unknown) {
            this.#set(name, value ?? undefined)
          },
        })
      }
    }
  }
  return DefinedElement as unknown as VoiceElementClass<P>
}

/** Runtime of a base URL: one client, one login and one playing sound for all its elements. */
function runtimeOf(page: Document, baseUrl: string): Runtime {
  return shareInPage(page, `runtime ${baseUrl}`, () => completeRuntime(playerRuntimeOf(page, baseUrl, createClient)))
}

interface Observed extends HTMLElement {
  attributeChangedCallback(name: string, before: string | null, text: string | null): void
}

/** Calls `attributeChangedCallback` for current attributes and later changes, where the browser does not. */
function followAttributes(element: Observed, names: readonly string[]): MutationObserver {
  const tell = (name: string, before: string | null) =>
    element.attributeChangedCallback(name, before, element.getAttribute(name))
  for (const name of names) tell(name, null)
  const observer = new MutationObserver((changes) => {
    for (const { attributeName, oldValue } of changes) tell(attributeName ?? '', oldValue)
  })
  observer.observe(element, { attributeFilter: [...names], attributeOldValue: true })
  return observer
}

/** True for an event or an object with `preventDefault`. */
const isCancelable = (value: unknown): value is Pick<Event, 'preventDefault'> =>
  typeof value === 'object' && value !== null && 'preventDefault' in value

/**
 * Callbacks that dispatch their event. Events do not bubble, like those of media elements. If a callback receives the
 * event that caused it, preventing the dispatched event prevents that one too.
 */
function callbacksOf<P>(element: HTMLElement, { events, follows, hears }: ElementDefinition<P>): Partial<P> {
  const callbacks = (Object.keys(events) as CallbackKey<P>[]).map((callback) => {
    const followed: PropKey<P> | undefined = follows?.[callback]
    const hear = hears?.[callback] as ((element: HTMLElement, ...values: unknown[]) => void) | undefined
    const dispatch = (detail: unknown = null, ...more: unknown[]) => {
      hear?.(element, detail, ...more)
      const cause = more.find(isCancelable)
      const cancelable = followed !== undefined || cause !== undefined
      const event = new CustomEvent(eventName(callback), { detail, cancelable })
      if (!element.dispatchEvent(event)) return cause?.preventDefault()
      if (followed === undefined) return
      // A contradicting attribute would be read again when the element is cloned.
      if (detail === false) element.removeAttribute(attributeName(followed))
      Reflect.set(element, followed, detail)
    }
    return [callback, dispatch]
  })
  return Object.fromEntries(callbacks) as Partial<P>
}
