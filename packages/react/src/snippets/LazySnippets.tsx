import { lazyComponent } from '../loading/lazyComponent.ts'
import { SeenPlace } from '../loading/SeenPlace.tsx'
import { rootProps, withoutRoot } from '../ui/rootProps.ts'
import type { SnippetsProps } from './Snippets.tsx'

const Snippets = lazyComponent(async () => (await import('./Snippets.tsx')).Snippets)

/** `Snippets` as a separate chunk, loaded when it scrolls into view. */
export function LazySnippets(props: SnippetsProps) {
  return (
    <SeenPlace {...rootProps(props, 'voice-snippets-place')}>
      <Snippets {...withoutRoot(props)} />
    </SeenPlace>
  )
}
