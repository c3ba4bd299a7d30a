import type { VoiceListing } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { VoiceSearchView } from './VoiceSearchView.tsx'
import { searchMessages } from './messages.ts'
import { useSlashFocus } from './useSlashFocus.ts'
import { useVoiceSearch } from './useVoiceSearch.ts'

export interface VoiceSearchProps {
  /** Called with the voice a visitor chose. */
  onSelect: (voice: VoiceListing) => void
  /** How many voices there are, for the placeholder; null while nobody knows. */
  voiceCount?: number | null
  /** Whether `/` anywhere on the page moves the focus here. At most one search of a page should have it. */
  slashFocus?: boolean
}

/** Finds voices by name as one types, and remembers those that were opened. */
export function VoiceSearch({ onSelect, voiceCount = null, slashFocus = false }: VoiceSearchProps) {
  const messages = useMessages('search', searchMessages)
  const search = useVoiceSearch({ onSelect })
  useSlashFocus(search.inputRef, slashFocus)
  return (
    <VoiceSearchView
      {...search}
      messages={messages}
      placeholder={messages.placeholder(voiceCount)}
      hasSlash={slashFocus}
    />
  )
}
