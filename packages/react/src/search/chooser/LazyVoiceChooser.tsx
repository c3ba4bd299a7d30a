import { Suspense } from 'react'
import { lazyComponent } from '../../loading/lazyComponent.ts'
import type { VoiceChooserProps } from './VoiceChooser.tsx'

// A chunk of its own: most visitors keep the voice that they are offered.
const VoiceChooser = /* @__PURE__ */ lazyComponent(async () => (await import('./VoiceChooser.tsx')).VoiceChooser)

/** `VoiceChooser` in a chunk that is loaded when it opens. */
export function LazyVoiceChooser(props: VoiceChooserProps) {
  return (
    <Suspense>
      <VoiceChooser {...props} />
    </Suspense>
  )
}
