import type { VoiceListing } from '@voice-rankings/contract'
import { Search, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Button, Spinner } from '../ui/index.ts'
import { SearchOption } from './SearchOption.tsx'
import type { SearchMessages } from './messages.ts'
import type { SearchResult } from './searchStore.ts'

export interface VoiceSearchViewProps {
  messages: SearchMessages
  /** Ties the box to its list; unique on the page. */
  id: string
  text: string
  result: SearchResult
  open: boolean
  /** What the list shows: results, or the voices opened lately while nothing is typed. */
  voices: readonly VoiceListing[]
  isRecent: boolean
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

/** A search box with its results below: a combobox whose list never takes the focus out of the box. */
export function VoiceSearchView({ rootRef, inputRef, ...props }: VoiceSearchViewProps) {
  const { messages, id, text, result, open, voices, activeIndex, isRecent } = props
  const listed = open && voices.length > 0
  // Nothing typed and nothing remembered: an empty panel would say nothing.
  const bare = result.status === 'idle' && voices.length === 0
  return (
    <div
      className="voice-search"
      part="voice-search"
      data-status={result.status}
      data-open={open && !bare}
      ref={rootRef}
    >
      <div className="voice-search-box" part="search-box">
        {result.status === 'searching' ? <Spinner /> : <Search size={18} aria-hidden="true" />}
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={messages.label}
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={listed && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={props.placeholder}
          value={text}
          onChange={({ target }) => props.onTextChange(target.value)}
          onFocus={props.onFocus}
          onClick={props.onFocus}
          onKeyDown={props.onKeyDown}
        />
        {text === '' ? (
          props.hasSlash ? (
            <kbd aria-hidden="true">/</kbd>
          ) : null
        ) : (
          <button type="button" aria-label={messages.clear} onClick={props.onClear}>
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="voice-search-panel" part="search-panel" hidden={!open || bare}>
        {isRecent && listed ? <p className="voice-search-heading">{messages.recent}</p> : null}
        {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list under a box cannot be a <select> */}
        <div id={`${id}-list`} className="voice-search-list" role="listbox" aria-label={messages.label}>
          {voices.map((voice, index) => (
            <SearchOption
              key={voice.voice_id}
              id={`${id}-${index}`}
              voice={voice}
              active={index === activeIndex}
              languages={messages.languages}
              onPoint={() => props.onPoint(index)}
              onSelect={() => props.onSelect(voice)}
            />
          ))}
        </div>
        <SearchStatus messages={messages} result={result} onRetry={props.onRetry} />
      </div>
    </div>
  )
}

function SearchStatus({ messages, result, onRetry }: Pick<VoiceSearchViewProps, 'messages' | 'result' | 'onRetry'>) {
  return (
    <output className="voice-search-status">
      {result.status === 'searching' ? messages.loading : null}
      {result.status === 'empty' ? messages.empty(result.query) : null}
      {result.status === 'found' ? (
        <span className="voice-hidden">{messages.results(result.voices.length)}</span>
      ) : null}
      {result.status === 'failed' ? (
        <>
          {messages.failed}
          <Button size="small" onClick={onRetry}>
            {messages.retry}
          </Button>
        </>
      ) : null}
    </output>
  )
}
