import type { VoiceListing } from '@voice-rankings/contract'
import type { KeyboardEvent, Ref } from 'react'
import type { RootProps } from '../ui/rootProps.ts'
import type { SearchMessages } from './messages.ts'
import type { SearchResult, VoicesOrigin } from './searchStore.ts'

export interface VoiceSearchViewProps extends RootProps<HTMLDivElement> {
  messages: SearchMessages
  /** Id of the root element, unique on the page; connects the box to its list. */
  id: string
  text: string
  result: SearchResult
  open: boolean
  /** Listed voices: results, or while nothing is typed, recent ones or suggestions. */
  voices: readonly VoiceListing[]
  origin: VoicesOrigin
  /** Index of the active option; -1 for none. */
  activeIndex: number
  placeholder: string
  /** True if the slash key focuses the box, which is then shown in it. */
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
