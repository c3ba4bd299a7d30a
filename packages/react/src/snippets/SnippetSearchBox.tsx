import { SearchField } from '../ui/index.ts'
import type { SnippetsModel } from './useSnippets.ts'

/** Searches the snippets while typing; Escape clears it. */
export function SnippetSearchBox({ texts, text, isSearching, searchRef, onTextChange, onClear }: SnippetsModel) {
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom, in which people test their pages, knows no <search>
    <div role="search" aria-label={texts.searchLabel}>
      <SearchField
        ref={searchRef}
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={text}
        busy={isSearching}
        clearLabel={texts.clear}
        onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') onClear()
        }}
        onClear={onClear}
      />
    </div>
  )
}
