import { useEffect, useRef } from 'react'
import { Button } from '../ui/index.ts'
import { below, Place } from '../ui/Place.tsx'
import { LinkOption } from './LinkOption.tsx'
import type { SearchMessages } from './messages.ts'
import type { SearchGroup } from './searchGroups.ts'
import { SearchOption } from './SearchOption.tsx'
import type { VoiceSearchViewProps } from './voiceSearchProps.ts'

/** Heights of the panel with six rows, and with links beside them, see search.css. */
const ROWS_HEIGHT_PX = 6 * 56 + 16
const GROUPS_HEIGHT_PX = 720

interface SearchPanelProps extends Pick<
  VoiceSearchViewProps,
  'messages' | 'id' | 'result' | 'groups' | 'activeIndex' | 'onListed' | 'onPoint' | 'onSelect' | 'onRetry'
> {
  /** Search element; null until mounted. */
  anchor: Element | null
}

/** Search results in a popup below the box, or above it if there is too little space. */
export function SearchPanel({ anchor, messages, id, result, groups, activeIndex, ...props }: SearchPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => props.onListed?.())
  const starts = groups.map((_, n) => groups.slice(0, n).reduce((sum, { entries }) => sum + entries.length, 0))
  const terms = result.status === 'found' || result.status === 'empty' ? result.terms : []
  const languageCode = terms.find(({ filter }) => filter === 'languageCode')?.value
  return (
    <>
      <div ref={panel} className="voice-search-panel voice-floats" part="search-panel">
        {terms.length > 0 ? (
          <p className="voice-search-terms">
            {messages.understood}
            {terms.map(({ filter, value, words }) => (
              <span key={`${filter} ${value}`}>{words}</span>
            ))}
          </p>
        ) : null}
        <SearchStatus messages={messages} result={result} onRetry={props.onRetry} />
        {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list under a box cannot be a <select> */}
        <div id={`${id}-list`} className="voice-search-list" role="listbox" aria-label={messages.label}>
          {groups.map(({ name, entries }, group) => {
            const heading = headingOf(name, messages, 'query' in result ? result.query : '')
            const options = entries.map((entry, n) => {
              const index = (starts[group] ?? 0) + n
              const option = {
                id: `${id}-${index}`,
                active: index === activeIndex,
                messages,
                onPoint: () => props.onPoint(index),
                onSelect: () => props.onSelect(entry),
              }
              return entry.kind === 'voice' ? (
                <SearchOption key={entry.voice.voice_id} voice={entry.voice} languageCode={languageCode} {...option} />
              ) : (
                <LinkOption key={entry.path} entry={entry} {...option} />
              )
            })
            return heading === null ? (
              options
            ) : (
              // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options outside a <select>
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <p id={`${id}-${name}`} className="voice-search-heading">
                  {heading}
                </p>
                {options}
              </div>
            )
          })}
        </div>
      </div>
      <Place
        anchor={anchor}
        panel={panel}
        placement={below('start')}
        fullHeightPx={groups.length > 1 ? GROUPS_HEIGHT_PX : ROWS_HEIGHT_PX}
      />
    </>
  )
}

/** Heading of a group; null for results, which need none. */
function headingOf(name: SearchGroup['name'], messages: SearchMessages, query: string): string | null {
  if (name === 'all' || name === 'voices') return null
  if (name === 'nearest') return messages.nearest(query)
  return name === 'recent' || name === 'suggested' ? messages[name] : messages.groups[name]
}

function SearchStatus({ messages, result, onRetry }: Pick<VoiceSearchViewProps, 'messages' | 'result' | 'onRetry'>) {
  return (
    <output className="voice-search-status">
      {result.status === 'searching' ? messages.loading : null}
      {result.status === 'empty' ? messages.empty(result.query) : null}
      {result.status === 'found' ? <span className="voice-hidden">{messages.results(result.total)}</span> : null}
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
