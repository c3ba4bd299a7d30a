import { Suspense, useRef } from 'react'
import type { SnippetsProps } from './Snippets.tsx'
import { useSeen } from './useSeen.ts'
import { rootProps, useRefs, withoutRoot } from '../ui/rootProps.ts'
import { lazyComponent } from '../loading/lazyComponent.ts'

const Snippets = lazyComponent(async () => (await import('./Snippets.tsx')).Snippets)

/** `Snippets` as a separate chunk, loaded when it scrolls into view. */
export function LazySnippets(props: SnippetsProps) {
  const place = useRef<HTMLDivElement>(null)
  const ref = useRefs(place, props)
  const isSeen = useSeen(place)
  return (
    <div {...rootProps(props, 'voice-snippets-place')} ref={ref}>
      {isSeen ? (
        <Suspense>
          <Snippets {...withoutRoot(props)} />
        </Suspense>
      ) : null}
    </div>
  )
}
