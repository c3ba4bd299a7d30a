import { useLayoutEffect, useRef, useState } from 'react'
import { SearchField } from '../ui/index.ts'
import { preparePlace } from '../ui/Place.tsx'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import type { VoiceSearchViewProps } from './voiceSearchProps.ts'

/** Panel of results, in a chunk that loads on focus or hover. */
export const searchPanel = lazyModule(() => import('./SearchPanel.tsx'))

function prepare(): void {
  searchPanel.prepare()
  preparePlace()
}

/**
 * Search box with its results below: a combobox that keeps focus in the box.
 *
 * @example
 * <VoiceSearchView {...useVoiceSearch({ onSelect: console.log })} placeholder="Find a voice" messages={searchMessages} />
 */
export function VoiceSearchView({ rootRef, inputRef, ...props }: VoiceSearchViewProps) {
  const { messages, id, text, result, open, groups, activeIndex } = props
  const place = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  const ref = useRefs(useRefs(rootRef, props), { ref: place })
  // Without a text or recent searches there is no panel.
  const isShown = open && (result.status !== 'idle' || groups.length > 0)
  // A failed chunk is requested again when the panel next opens; the box works meanwhile.
  const panel = useLazyModule(searchPanel, isShown)
  // Only when its list opens, as in `usePopup`.
  useLayoutEffect(() => {
    if (isShown) setAnchor(place.current)
  }, [isShown])
  const listed = panel !== null && groups.length > 0
  const combobox = {
    role: 'combobox',
    'aria-expanded': listed,
    'aria-controls': panel ? `${id}-list` : undefined,
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
      data-open={isShown}
      onPointerEnter={prepare}
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
        onFocus={() => {
          prepare()
          props.onFocus()
        }}
        onClick={props.onFocus}
        onKeyDown={props.onKeyDown}
        onClear={props.onClear}
      />
      {panel ? (
        <panel.SearchPanel
          {...{ anchor, messages, id, result, groups, activeIndex }}
          onListed={props.onListed}
          onPoint={props.onPoint}
          onSelect={props.onSelect}
          onRetry={props.onRetry}
        />
      ) : null}
    </div>
  )
}
