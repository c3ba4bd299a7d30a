import type { HTMLAttributes } from 'vue'
import type { EventName } from '../element/eventName.ts'
import type { CallbackKey } from '../element/elementTypes.ts'
import type { ElementAttributes } from './elementAttributes.ts'
import type { Listener, Props, VoiceTag } from './elementProps.ts'

/** Vue writes a listener as a property named like the component's callback: `onRatingSaved`. */
type Listeners<Tag extends VoiceTag, P, K extends keyof P> = {
  [C in K]?: Listener<Tag, EventName<C & string>> | undefined
}
type ListenersOf<Tag extends VoiceTag> = Listeners<Tag, Props<Tag>, CallbackKey<Props<Tag>>>

/** Types of template attributes: `:voice-path`, `@rating-saved`. */
type VueElements = {
  [Tag in VoiceTag]: new () => {
    $props: Omit<HTMLAttributes, keyof ElementAttributes<Tag> | keyof ListenersOf<Tag>> &
      ElementAttributes<Tag> &
      ListenersOf<Tag>
  }
}

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
