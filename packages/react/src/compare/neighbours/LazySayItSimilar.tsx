import { lazyComponent } from '../../loading/lazyComponent.ts'
import { SeenPlace } from '../../loading/SeenPlace.tsx'
import { rootProps, withoutRoot } from '../../ui/rootProps.ts'
import type { SayItSimilarProps } from './SayItSimilar.tsx'

const SayItSimilar = lazyComponent(async () => (await import('./SayItSimilar.tsx')).SayItSimilar)

/** `SayItSimilar` as a separate chunk, loaded when it scrolls into view. */
export function LazySayItSimilar(props: SayItSimilarProps) {
  return (
    <SeenPlace {...rootProps(props, 'voice-say-it-place')}>
      <SayItSimilar {...withoutRoot(props)} />
    </SeenPlace>
  )
}
