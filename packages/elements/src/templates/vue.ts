import type { HTMLAttributes } from 'vue'
import type { ElementAttributes, EventsOf, VoiceTag } from './elementAttributes.ts'

/** `rating-saved` as Vue writes it in a property: `RatingSaved`. */
type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>

type Listeners<Tag extends VoiceTag> = {
  [K in keyof EventsOf<Tag> & string as `on${PascalCase<K>}`]?: ((event: EventsOf<Tag>[K]) => void) | undefined
}

/** What a template may say: `:voice-path`, `@rating-saved`. */
type VueElements = {
  [Tag in VoiceTag]: new () => {
    $props: Omit<HTMLAttributes, keyof ElementAttributes<Tag> | keyof Listeners<Tag>> &
      ElementAttributes<Tag> &
      Listeners<Tag>
  }
}

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
