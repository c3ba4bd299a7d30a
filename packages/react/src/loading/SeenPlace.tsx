import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useSeen } from './useSeen.ts'

/** Place of a lazy component, which is loaded when it scrolls into view. */
export function SeenPlace({ children, ...props }: RootProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const ref = useRefs(place, props)
  const isSeen = useSeen(place)
  return (
    <div {...rootProps(props)} ref={ref}>
      {isSeen ? <Suspense>{children}</Suspense> : null}
    </div>
  )
}
