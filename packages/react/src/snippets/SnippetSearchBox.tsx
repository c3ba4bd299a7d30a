import { Search, X } from 'lucide-react'
import { Spinner } from '../ui/index.ts'
import type { SnippetsModel } from './useSnippets.ts'

/** Finds among the snippets as one types; Escape empties it. */
export function SnippetSearchBox({ texts, text, isSearching, searchRef, onTextChange, onClear }: SnippetsModel) {
  return (
    <div className="voice-snippets-search" part="snippets-search" data-status={isSearching ? 'searching' : 'idle'}>
      {isSearching ? <Spinner /> : <Search size={18} aria-hidden="true" />}
      <input
        ref={searchRef}
        type="text"
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') onClear()
        }}
      />
      {text === '' ? null : (
        <button type="button" part="snippets-clear" aria-label={texts.clear} onClick={onClear}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
