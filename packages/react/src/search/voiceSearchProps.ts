import type { VoiceListing } from '@voice-rankings/contract'
import type { KeyboardEvent, Ref } from 'react'
import type { RootProps } from '../ui/rootProps.ts'
import type { SearchMessages } from './messages.ts'
import type { SearchResult, VoicesOrigin } from './searchStore.ts'

export interface VoiceSearchViewProps extends RootProps<HTMLDivElement> {
  messages: SearchMessages
  /** Of the root element; ties the box to its list. Unique on the page. */
  id: string
  text: string
  result: SearchResult
  open: boolean
  /** What the list shows: results, or while nothing is typed the voices opened lately, or others to begin with. */
  voices: readonly VoiceListing[]
  origin: VoicesOrigin
  /** Place of the option the arrow keys stand on; -1 for none. */
  activeIndex: number
  placeholder: string
  /** Whether the slash key leads here, which the box then says. */
  hasSlash?: boolean
  inputRef: Ref<HTMLInputElement>
  rootRef: Ref<HTMLDivElement>
  onTextChange: (text: string) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPoint: (index: number) => void
  onSelect: (voice: VoiceListing) => void
  onClear: () => void
  onRetry: () => void
}
