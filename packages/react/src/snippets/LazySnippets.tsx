import { Suspense, lazy, useRef } from 'react'
import type { SnippetsProps } from './Snippets.tsx'
import { useSeen } from './useSeen.ts'

const Snippets = lazy(async () => ({ default: (await import('./Snippets.tsx')).Snippets }))

/** `Snippets` in a chunk of its own, loaded when it comes into view. */
export function LazySnippets(props: SnippetsProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className="voice-snippets-place">
      {isSeen ? (
        <Suspense>
          <Snippets {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
