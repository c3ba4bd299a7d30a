import type { AttributeName } from '../element/attributeName.ts'
import type { CommonProps, ElementEvents, PropKey } from '../element/elementTypes.ts'
import type {
  AnalysisPanelElement,
  SimilarVoicesElement,
  VoiceOverviewElement,
  VoicePlayerElement,
  VoiceSearchElement,
} from '../index.ts'

/** Every element by its tag. */
export interface VoiceElementClasses {
  'voice-player': typeof VoicePlayerElement
  'voice-overview': typeof VoiceOverviewElement
  'similar-voices': typeof SimilarVoicesElement
  'analysis-panel': typeof AnalysisPanelElement
  'voice-search': typeof VoiceSearchElement
}
export type VoiceTag = keyof VoiceElementClasses

/** What the component of an element takes. */
type Props<Tag extends VoiceTag> = VoiceElementClasses[Tag] extends { readonly takes?: infer P }
  ? NonNullable<P>
  : never

/** The part of a property that HTML can say. */
type Written<Value> = Extract<Value, string | number | boolean>

/** Name of the attribute of a property that HTML can say; none where the two are named alike and the property says it already. */
type AttributeOf<K extends PropKey<P>, P> = [Written<NonNullable<P[K]>>] extends [never]
  ? never
  : Exclude<AttributeName<K>, keyof P>

/** Properties, and attributes in kebab case where HTML can say them. */
export type ElementAttributes<Tag extends VoiceTag> = Partial<Pick<Props<Tag>, PropKey<Props<Tag>>>> & {
  [K in PropKey<Props<Tag>> as AttributeOf<K, Props<Tag>>]?: Written<NonNullable<Props<Tag>[K]>> | undefined
} & CommonProps & { 'base-url'?: string | undefined }

export type EventsOf<Tag extends VoiceTag> = ElementEvents<Props<Tag>>

/** Listeners of an element, each under `Prefix` and the name of its event. */
export type ElementListeners<Tag extends VoiceTag, Prefix extends string> = {
  [K in keyof EventsOf<Tag> & string as `${Prefix}${K}`]?: ((event: EventsOf<Tag>[K]) => void) | undefined
}
