import { Suspense, useRef } from 'react'
import { lazyComponent } from '../loading/lazyComponent.ts'
import { useSeen } from '../loading/useSeen.ts'
import { rootProps, useRefs, withoutRoot } from '../ui/rootProps.ts'
import type { VoiceMapProps } from './VoiceMap.tsx'
import { VoiceMapPreview } from './VoiceMapPreview.tsx'
import type { VoiceMapPaths } from './voiceMapPaths.ts'

const VoiceMap = lazyComponent(async () => (await import('./VoiceMap.tsx')).VoiceMap)

export interface LazyVoiceMapProps extends Omit<VoiceMapProps, 'isBare'> {
  /** Result of `voiceMapPaths`, drawn until the map has loaded. */
  preview: VoiceMapPaths
}

/**
 * Map without title and toolbar that is a picture until it scrolls into view, and keeps its size when it loads.
 *
 * @example
 * <LazyVoiceMap preview={voiceMapPaths(map)} query={{ languageCode: 'de' }} />
 */
export function LazyVoiceMap({ preview, ...props }: LazyVoiceMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const ref = useRefs(place, props)
  const isSeen = useSeen(place)
  const picture = (
    <div part="map-picture">
      <VoiceMapPreview map={preview} isStretched />
    </div>
  )
  return (
    <div {...rootProps(props, 'voice-map-place')} ref={ref}>
      {isSeen ? (
        <Suspense fallback={picture}>
          <VoiceMap {...withoutRoot(props)} isBare />
        </Suspense>
      ) : (
        picture
      )}
    </div>
  )
}
