import type { ComponentType } from 'react'
import type { DeepPartial, Messages, RootProps, Runtime, Theme } from '@voice-rankings/react'
import type { EventName } from './attributeName.ts'

/** How a property may be written in HTML: as text, as a number, by being there, or not at all. */
export type PropKind = 'string' | 'number' | 'boolean' | 'property'

/** The callbacks of a component: they become events. */
export type CallbackKey<P> = Extract<keyof P, `on${string}`>

/** The other props of a component: they become properties. The attributes of its root element are the host element's own. */
export type PropKey<P> = Exclude<keyof P & string, CallbackKey<P> | keyof RootProps | 'children'>

/** The kinds that suit a prop: text in HTML must be a value that the component takes. */
type KindOf<Value> =
  | ([Extract<Value, boolean>] extends [never] ? never : 'boolean')
  | ([Extract<Value, number>] extends [never] ? never : 'number')
  | ([Extract<Value, string>] extends [never] ? never : 'string')
  | 'property'

type Callback<P, K extends keyof P> = Extract<NonNullable<P[K]>, (...values: never[]) => unknown>

/** What an event tells: the callback's value, null for a callback without one. */
type EventDetail<P, K extends keyof P> = Parameters<Callback<P, K>> extends [infer First, ...unknown[]] ? First : null

/** The events of an element with their details. */
export type ElementEvents<P> = { [K in CallbackKey<P> as EventName<K>]: CustomEvent<EventDetail<P, K>> }

/**
 * What an element adds to a component: how each prop is written in HTML, and that each callback is an event. A prop or
 * callback that is missing here, or is none any more, does not compile.
 */
export interface ElementDefinition<P> {
  props: { [K in PropKey<P>]-?: KindOf<NonNullable<P[K]>> }
  events: { [K in CallbackKey<P>]-?: true }
  /** Properties that the visitor changes too: the event of the change sets them, unless the page prevents its default. */
  follows?: { [K in CallbackKey<P>]?: PropKey<P> }
  /** Called before the event of a callback, with all that the callback is given: an event tells the first of it alone. */
  hears?: { [K in CallbackKey<P>]?: (element: HTMLElement, ...values: Parameters<Callback<P, K>>) => void }
  /** Called once an element has been taken away and its component is gone. */
  left?: (element: HTMLElement) => void
}

/** Properties of every element, besides those of its component. */
export interface CommonProps {
  /** Where the API lives. Default: the server the script came from, otherwise the page's own origin. */
  baseUrl?: string
  /** `light`, `dark` or `auto`, which follows the system. Default: the colour scheme of the page around. */
  theme?: Theme
  /** A runtime of your own in place of the one that all elements of a base URL share. */
  runtime?: Runtime
  /** Texts in place of the English ones. Keep the object the same. */
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

/** An element with the properties and events of a component. */
export type VoiceElement<P> = TypedEvents<ElementEvents<P>> & { [K in PropKey<P>]: P[K] } & CommonProps &
  HTMLElement &
  SharingElement

interface SharingElement {
  /** What it has in common with the other elements of its base URL. */
  readonly shared: Runtime
}

/** The class of an element. */
export interface VoiceElementClass<P> {
  new (): VoiceElement<P>
  readonly tag: string
  readonly version: string
  readonly observedAttributes: readonly string[]
  readonly definition: ElementDefinition<P>
  /** No value, only a type: what the component takes, for the declarations of frameworks. */
  readonly takes?: P
  /** Lets the document know the element. A second time does nothing; another class of that name stays, with a warning. */
  define(): void
}

export type ElementComponent<P> = ComponentType<P>
