import type { VoiceListing } from '@voice-rankings/contract'
import type { KeyboardEvent, Ref } from 'react'
import { Button, SearchField } from '../ui/index.ts'
import { SearchOption } from './SearchOption.tsx'
import type { SearchMessages } from './messages.ts'
import type { SearchResult, VoicesOrigin } from './searchStore.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

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

/** A search box with its results below: a combobox whose list never takes the focus out of the box. */
export function VoiceSearchView({ rootRef, inputRef, ...props }: VoiceSearchViewProps) {
  const { messages, id, text, result, open, voices, activeIndex, origin } = props
  const ref = useRefs(rootRef, props)
  const listed = open && voices.length > 0
  // Nothing typed and nothing remembered: an empty panel would say nothing.
  const bare = result.status === 'idle' && voices.length === 0
  const combobox = {
    role: 'combobox',
    'aria-expanded': listed,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': listed && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
  } as const
  return (
    <div
      part="voice-search"
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom, in which people test their pages, knows no <search>
      role="search"
      aria-label={messages.label}
      data-status={result.status}
      data-open={open && !bare}
      {...rootProps(props, 'voice-search')}
      ref={ref}
    >
      <SearchField
        ref={inputRef}
        {...combobox}
        aria-label={messages.label}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={props.placeholder}
        value={text}
        busy={result.status === 'searching'}
        clearLabel={messages.clear}
        hint={props.hasSlash ? <kbd aria-hidden="true">/</kbd> : null}
        onChange={({ currentTarget }) => props.onTextChange(currentTarget.value)}
        onFocus={props.onFocus}
        onClick={props.onFocus}
        onKeyDown={props.onKeyDown}
        onClear={props.onClear}
      />
      <div className="voice-search-panel voice-floats" part="search-panel" hidden={!open || bare}>
        {origin !== 'found' && listed ? <p className="voice-search-heading">{messages[origin]}</p> : null}
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
