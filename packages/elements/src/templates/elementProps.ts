import type { CommonProps, ElementEvents } from '../element/elementTypes.ts'
import type {
  AnalysisPanelElement,
  BlindTestElement,
  LeaderboardElement,
  SimilarVoicesElement,
  VoiceOverviewElement,
  VoicePlayerElement,
  VoicePlaylistElement,
  VoiceReaderElement,
  VoiceSearchElement,
} from '../index.ts'

/** Element classes by tag. */
export interface VoiceElementClasses {
  'voice-player': typeof VoicePlayerElement
  'voice-overview': typeof VoiceOverviewElement
  'similar-voices': typeof SimilarVoicesElement
  'analysis-panel': typeof AnalysisPanelElement
  'voice-playlist': typeof VoicePlaylistElement
  'voice-reader': typeof VoiceReaderElement
  'voice-blind-test': typeof BlindTestElement
  'voice-leaderboard': typeof LeaderboardElement
  'voice-search': typeof VoiceSearchElement
}
export type VoiceTag = keyof VoiceElementClasses

/** Props of an element's component. */
export type Props<Tag extends VoiceTag> = VoiceElementClasses[Tag] extends { readonly takes?: infer P }
  ? NonNullable<P>
  : never

type EventsOf<Tag extends VoiceTag> = ElementEvents<Props<Tag>>

type Value<Tag extends VoiceTag, Name extends string> = NonNullable<
  (Props<Tag> & CommonProps)[Name & keyof (Props<Tag> & CommonProps)]
>

/** Values of an attribute: those of its property that HTML can express. */
export type Written<Tag extends VoiceTag, Name extends string> = Extract<Value<Tag, Name>, string | number | boolean>

/** Listener of an element's event. */
export type Listener<Tag extends VoiceTag, Name extends string> = (
  event: EventsOf<Tag>[Name & keyof EventsOf<Tag>],
) => void
