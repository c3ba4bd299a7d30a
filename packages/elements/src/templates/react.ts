import type { HTMLAttributes, RefAttributes } from 'react'
import type { ElementAttributes } from './elementAttributes.ts'
import type { VoiceElementClasses, VoiceTag } from './elementProps.ts'
import type { WrittenListeners } from './written.ts'

// React 19 sets properties, and listens to the event named after `on`: onplay, onrating-saved.
type ReactProps<Tag extends VoiceTag> = Omit<HTMLAttributes<HTMLElement>, keyof ElementAttributes<Tag>> &
  RefAttributes<InstanceType<VoiceElementClasses[Tag]>> &
  ElementAttributes<Tag> &
  WrittenListeners[Tag]

type ReactElements = { [Tag in VoiceTag]: ReactProps<Tag> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
