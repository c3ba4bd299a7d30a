import type { CommonProps, ElementEvents } from '../element/elementTypes.ts'
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
export type Props<Tag extends VoiceTag> = VoiceElementClasses[Tag] extends { readonly takes?: infer P }
  ? NonNullable<P>
  : never

type EventsOf<Tag extends VoiceTag> = ElementEvents<Props<Tag>>

type Value<Tag extends VoiceTag, Name extends string> = NonNullable<
  (Props<Tag> & CommonProps)[Name & keyof (Props<Tag> & CommonProps)]
>

/** What an attribute may say: what its property takes, as far as HTML can say it. */
export type Written<Tag extends VoiceTag, Name extends string> = Extract<Value<Tag, Name>, string | number | boolean>

/** What listens to an event of an element. */
export type Listener<Tag extends VoiceTag, Name extends string> = (
  event: EventsOf<Tag>[Name & keyof EventsOf<Tag>],
) => void
