import type { VoiceListing } from '@voice-rankings/contract'
import { VoiceCard, type VoiceCardProps } from './VoiceCard.tsx'
import type { ViewMode } from './viewMode.ts'

export interface VoiceListProps extends Pick<VoiceCardProps, 'action'> {
  voices: readonly VoiceListing[]
  /** `grid` shows cards, `list` rows; default `grid`. */
  view?: ViewMode
  /** Shows that other voices are on their way. */
  busy?: boolean
}

/** Voices as cards or as rows. */
export function VoiceList({ voices, view = 'grid', busy = false, action }: VoiceListProps) {
  return (
    <div className="voice-list" part="voice-list" data-view={view || undefined} aria-busy={busy}>
      <ul>
        {voices.map((voice) => (
          <li key={voice.voice_id}>
            <VoiceCard voice={voice} action={action} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As many empty cards as a page has, of the size they will have. */
export function VoiceListSkeleton({ count = 24, view = 'grid' }: { count?: number; view?: ViewMode }) {
  return (
    <div className="voice-list" part="voice-list" data-view={view || undefined} aria-hidden="true">
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <div className="voice-card voice-skeleton">
              <i className="voice-play voice-bone" />
              <i className="voice-card-head voice-bone" />
              <i className="voice-waveform voice-bone" />
              <i className="voice-card-numbers voice-bone" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
