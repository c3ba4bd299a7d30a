import type { KeyboardEvent, Ref } from 'react'
import type { RootProps } from '../ui/rootProps.ts'
import type { SearchMessages } from './messages.ts'
import type { SearchEntry, SearchGroup } from './searchGroups.ts'
import type { SearchResult } from './searchStore.ts'

export interface VoiceSearchViewProps extends RootProps<HTMLDivElement> {
  messages: SearchMessages
  /** Id of the root element, unique on the page; connects the box to its list. */
  id: string
  text: string
  result: SearchResult
  open: boolean
  /** Options: results, or while nothing is typed, recent voices or suggestions. */
  groups: readonly SearchGroup[]
  /** Index of the active option over all groups; -1 for none. */
  activeIndex: number
  placeholder: string
  /** True if the slash key focuses the box, which is then shown in it. */
  hasSlash?: boolean
  inputRef: Ref<HTMLInputElement>
  rootRef: Ref<HTMLDivElement>
  onTextChange: (text: string) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Called after each rendering of the options. */
  onListed?: () => void
  onPoint: (index: number) => void
  onSelect: (entry: SearchEntry) => void
  onClear: () => void
  onRetry: () => void
}
