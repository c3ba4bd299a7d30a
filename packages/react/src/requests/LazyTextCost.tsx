import { Suspense } from 'react'
import { lazyComponent } from '../loading/lazyComponent.ts'
import { useProfile } from '../runtime/index.ts'
import type { TextCostProps } from './TextCost.tsx'

const TextCost = lazyComponent(async () => (await import('./TextCost.tsx')).TextCost)

/** Credits that a text will cost, for users, who pay with them; nothing for visitors. */
export function LazyTextCost(props: TextCostProps) {
  if (!useProfile()) return null
  return (
    <Suspense>
      <TextCost {...props} />
    </Suspense>
  )
}
