import type { HTMLAttributes, RefAttributes } from 'react'
import type { ElementAttributes, ElementListeners, VoiceElementClasses, VoiceTag } from './elementAttributes.ts'

// React 19 sets properties, and listens to the event of the name behind `on`: onplay, onrating-saved.
type ReactProps<Tag extends VoiceTag> = Omit<HTMLAttributes<HTMLElement>, keyof ElementAttributes<Tag>> &
  RefAttributes<InstanceType<VoiceElementClasses[Tag]>> &
  ElementAttributes<Tag> &
  ElementListeners<Tag, 'on'>

type ReactElements = { [Tag in VoiceTag]: ReactProps<Tag> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
