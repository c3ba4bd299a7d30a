import type { ComponentType } from 'react'
import type { DeepPartial, Messages, RootProps, Runtime, Theme } from '@voice-rankings/react'
import type { EventName } from './eventName.ts'

/** Attribute type of a property: text, number, boolean, or none. */
export type PropKind = 'string' | 'number' | 'boolean' | 'property'

/** Callbacks of a component, which become events. */
export type CallbackKey<P> = Extract<keyof P, `on${string}`>

/** Other props of a component, which become properties. Attributes of the root element are the host element's own. */
export type PropKey<P> = Exclude<keyof P & string, CallbackKey<P> | keyof RootProps | 'children'>

/** Attribute types allowed for a prop's type. */
type KindOf<Value> =
  | ([Extract<Value, boolean>] extends [never] ? never : 'boolean')
  | ([Extract<Value, number>] extends [never] ? never : 'number')
  | ([Extract<Value, string>] extends [never] ? never : 'string')
  | 'property'

type Callback<P, K extends keyof P> = Extract<NonNullable<P[K]>, (...values: never[]) => unknown>

/** Event detail: the callback's first argument, null without one. */
type EventDetail<P, K extends keyof P> = Parameters<Callback<P, K>> extends [infer First, ...unknown[]] ? First : null

/** Events of an element with their details. */
export type ElementEvents<P> = { [K in CallbackKey<P> as EventName<K>]: CustomEvent<EventDetail<P, K>> }

/**
 * Maps a component to an element: the attribute type of each prop, and an event for each callback. A missing or stale
 * entry does not compile.
 */
export interface ElementDefinition<P> {
  props: { [K in PropKey<P>]-?: KindOf<NonNullable<P[K]>> }
  events: { [K in CallbackKey<P>]-?: true }
  /** Properties that the visitor can also change: the change event sets them, unless the page prevents its default. */
  follows?: { [K in CallbackKey<P>]?: PropKey<P> }
  /** Called before the event, with all arguments of the callback; the event carries only the first. */
  hears?: { [K in CallbackKey<P>]?: (element: HTMLElement, ...values: Parameters<Callback<P, K>>) => void }
  /** Called after an element was removed and its component unmounted. */
  left?: (element: HTMLElement) => void
}

/** Properties of every element, besides those of its component. */
export interface CommonProps {
  /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
  baseUrl?: string
  /** `light`, `dark` or `auto`, which follows the system. Default: the colour scheme of the page. */
  theme?: Theme
  /** Custom runtime in place of the one shared by all elements with the same base URL. */
  runtime?: Runtime
  /** Texts that replace the English ones. Keep the object the same. */
  messages?: DeepPartial<Messages>
}

interface TypedEvents<Events> {
  addEventListener<K extends keyof Events & string>(
    type: K,
    listener: (event: Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<K extends keyof Events & string>(
    type: K,
    listener: (event: Events[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
}

/** Element with the properties and events of a component. */
export type VoiceElement<P> = TypedEvents<ElementEvents<P>> & { [K in PropKey<P>]: P[K] } & CommonProps &
  HTMLElement &
  SharingElement

interface SharingElement {
  /** Called by the browser when the element is on a page. */
  connectedCallback(): void
  /** Runtime shared with the other elements of its base URL. */
  readonly shared: Runtime
}

/** Class of an element. */
export interface VoiceElementClass<P> {
  new (): VoiceElement<P>
  readonly tag: string
  readonly version: string
  readonly observedAttributes: readonly string[]
  readonly definition: ElementDefinition<P>
  /** Type only, without a value: props of the component, for framework declarations. */
  readonly takes?: P
  /** Registers the element. A second call does nothing; another class under its name stays, with a warning. */
  define(): void
}

export type ElementComponent<P> = ComponentType<P>
