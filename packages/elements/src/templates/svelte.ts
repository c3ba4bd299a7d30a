import type { HTMLAttributes } from 'svelte/elements'
import type { ElementAttributes } from './elementAttributes.ts'
import type { VoiceElementClasses, VoiceTag } from './elementProps.ts'
import type { WrittenListeners } from './written.ts'

// Svelte 5 writes a listener as an attribute named `on` plus the event.
type SvelteProps<Tag extends VoiceTag> = Omit<
  HTMLAttributes<InstanceType<VoiceElementClasses[Tag]>>,
  keyof ElementAttributes<Tag> | keyof WrittenListeners[Tag]
> &
  ElementAttributes<Tag> &
  WrittenListeners[Tag]

type SvelteElements = { [Tag in VoiceTag]: SvelteProps<Tag> }

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
