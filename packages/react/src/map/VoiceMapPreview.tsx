import { GENDERS } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { mapMessages } from './messages.ts'
import { PREVIEW_SIZE } from './voiceMapPaths.ts'
import type { VoiceMapPaths } from './voiceMapPaths.ts'

export interface VoiceMapPreviewProps {
  /** Made by `voiceMapPaths`, for example where the page is made. */
  map: VoiceMapPaths
}

/** The map of voices as a still picture, which costs a page nothing: for a link to the map itself. */
export function VoiceMapPreview({ map: { total, paths } }: VoiceMapPreviewProps) {
  const texts = useMessages('map', mapMessages)
  const { width, height } = PREVIEW_SIZE
  return (
    <svg
      className="voice-map-preview"
      part="map-preview"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.preview(total)}
    >
      {GENDERS.map((gender) => (
        <path key={gender} data-gender={gender} d={paths[gender]} />
      ))}
    </svg>
  )
}
