import { GENDERS } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { mapMessages } from './messages.ts'
import { PREVIEW_SIZE } from './voiceMapPaths.ts'
import type { VoiceMapPaths } from './voiceMapPaths.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceMapPreviewProps extends RootProps<SVGSVGElement> {
  /** Result of `voiceMapPaths`, for example from server rendering. */
  map: VoiceMapPaths
  /** Fills its place instead of keeping its proportions. Default false. */
  isStretched?: boolean
}

/**
 * Static image of the voice map, without scripts: for a link to the map.
 *
 * @example
 * <VoiceMapPreview map={voiceMapPaths(map)} />
 */
export function VoiceMapPreview({ map: { total, paths }, isStretched = false, ...props }: VoiceMapPreviewProps) {
  const texts = useMessages('map', mapMessages)
  const { width, height } = PREVIEW_SIZE
  return (
    <svg
      part="map-preview"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      data-stretched={isStretched || undefined}
      role="img"
      aria-label={texts.preview(total)}
      {...rootProps(props, 'voice-map-preview')}
    >
      {GENDERS.map((gender) => (
        <path key={gender} data-gender={gender} d={paths[gender]} />
      ))}
    </svg>
  )
}
