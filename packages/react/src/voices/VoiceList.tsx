import type { VoiceListing } from '@voice-rankings/contract'
import { VoiceCard } from './VoiceCard.tsx'
import type { VoiceCardProps } from './VoiceCardView.tsx'
import type { ViewMode } from './viewMode.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceListProps extends Pick<VoiceCardProps, 'action' | 'languageCode'>, RootProps<HTMLDivElement> {
  voices: readonly VoiceListing[]
  /** `grid` shows cards, `list` rows; default `grid`. */
  view?: ViewMode
  /** True while other voices load. */
  busy?: boolean
  /** Text of a voice in place of its measurements. */
  noteOf?: ((voice: VoiceListing) => string | undefined) | undefined
}

/**
 * Voices as cards or as rows.
 *
 * @example
 * <VoiceList voices={voices} view="list" />
 */
export function VoiceList(props: VoiceListProps) {
  const { voices, view = 'grid', busy = false, action, languageCode, noteOf } = props
  return (
    <div part="voice-list" data-view={view || undefined} aria-busy={busy} {...rootProps(props, 'voice-list')}>
      <ul>
        {voices.map((voice) => (
          <li key={voice.voice_id}>
            <VoiceCard voice={voice} action={action} languageCode={languageCode} note={noteOf?.(voice)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface VoiceListSkeletonProps extends RootProps<HTMLDivElement> {
  count?: number
  view?: ViewMode
}

/**
 * Skeleton of a list: empty cards of the final size.
 *
 * @example
 * <VoiceListSkeleton count={12} view="grid" />
 */
export function VoiceListSkeleton({ count = 24, view = 'grid', ...props }: VoiceListSkeletonProps) {
  return (
    <div part="voice-list" data-view={view || undefined} aria-hidden="true" {...rootProps(props, 'voice-list')}>
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <div className="voice-card voice-skeleton">
              <i className="voice-play voice-bone" />
              <i className="voice-card-head voice-bone" />
              <i className="voice-waveform voice-bone" />
              <i className="voice-card-facts voice-bone" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
