import type { VoiceListing } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import type { HelpPage } from './helpPages.ts'
import { VoiceSearchView } from './VoiceSearchView.tsx'
import { searchMessages } from './messages.ts'
import { useSlashFocus } from './useSlashFocus.ts'
import { useVoiceSearch } from './useVoiceSearch.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceSearchProps extends RootProps<HTMLDivElement> {
  /** Called with the voice a visitor chose. */
  onSelect: (voice: VoiceListing) => void
  /** Number of voices, for the placeholder; null if unknown. */
  voiceCount?: number | null
  /** Makes `/` anywhere on the page move focus here. At most one search of a page should have it. */
  slashFocus?: boolean
  /** Pages of help to find by words of their topics; none by default. */
  help?: readonly HelpPage[]
}

/**
 * Finds voices by name while typing, and remembers opened ones.
 *
 * @example
 * <VoiceSearch onSelect={(voice) => location.assign(`/voices/${voice.voice_id}`)} slashFocus />
 */
export function VoiceSearch({ onSelect, voiceCount = null, slashFocus = false, help, ...props }: VoiceSearchProps) {
  const messages = useMessages('search', searchMessages)
  const search = useVoiceSearch({ onSelect, help })
  useSlashFocus(search.inputRef, slashFocus)
  return (
    <VoiceSearchView
      {...search}
      {...rootProps(props)}
      messages={messages}
      placeholder={messages.placeholder(voiceCount)}
      hasSlash={slashFocus}
    />
  )
}
