import type { HTMLAttributes } from 'svelte/elements'
import type { ElementAttributes, ElementListeners, VoiceElementClasses, VoiceTag } from './elementAttributes.ts'

// Svelte 5 writes a listener as the attribute `on` and the name of the event.
type SvelteProps<Tag extends VoiceTag> = Omit<
  HTMLAttributes<InstanceType<VoiceElementClasses[Tag]>>,
  keyof ElementAttributes<Tag> | keyof ElementListeners<Tag, 'on'>
> &
  ElementAttributes<Tag> &
  ElementListeners<Tag, 'on'>

type SvelteElements = { [Tag in VoiceTag]: SvelteProps<Tag> }

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
